// Writes src/words/messages.ts from src/words/en.ftl, if it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { typesOf } from './catalogue.js';

const FILE = 'src/words/messages.ts';
const types = typesOf(readFileSync('src/words/en.ftl', 'utf-8'));
if (!existsSync(FILE) || readFileSync(FILE, 'utf-8') !== types) writeFileSync(FILE, types);
