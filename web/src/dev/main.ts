import { mount } from 'svelte';
import Dev from './Dev.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { settings } from '../lib/settings.svelte';
import { fetchWords } from '../words';

await fetchWords(settings.lang);
mount(Dev, { target: document.getElementById('app')! });
