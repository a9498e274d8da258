import { mount } from 'svelte';
import Dev from './Dev.svelte';
import '../styles/tokens.css';
import '../styles/base.css';

mount(Dev, { target: document.getElementById('app')! });
