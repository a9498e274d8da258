// What a Fluent catalogue holds: its messages by name, with the variables of each.
import { FluentResource } from '@fluent/bundle';

/** @param {string} source @returns {Map<string, string[]>} */
export function messagesOf(source) {
  const { body } = new FluentResource(source);
  const found = new Map(body.map((one) => [one.id, [...variables(one)].sort()]));
  // The parser passes over what it cannot read.
  for (const [, name] of source.matchAll(/^([a-z][\w-]*) *=/gm))
    if (!found.has(name)) throw new Error(`${name} cannot be read`);
  return found;
}

/** @param {unknown} part @returns {Set<string>} */
function variables(part, found = new Set()) {
  if (!part || typeof part !== 'object') return found;
  if (part.type === 'var') found.add(part.name);
  else Object.values(part).forEach((each) => variables(each, found));
  return found;
}

/** The types of `t`, from the English catalogue. @param {string} source */
export function typesOf(source) {
  const lines = [...messagesOf(source)].map(
    ([name, names]) => `  '${name}': ${names.map((each) => `'${each}'`).join(' | ') || 'never'};`,
  );
  return [
    '/** The variables of every message; written by `npm run words` from en.ftl. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
