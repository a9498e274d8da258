import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { fetchWords } from './i18n';
import { settings } from './lib/settings.svelte';

const start = () => mount(App, { target: document.getElementById('app')! });
fetchWords(settings.lang).then(start, start);
