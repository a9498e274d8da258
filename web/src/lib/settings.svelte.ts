/** What a person prefers; kept in this browser. */

import { restOf, type Pace } from './pace';

export type Theme = 'auto' | 'dark' | 'light';
export const LANGS = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };
export type Lang = keyof typeof LANGS;

export interface Settings {
  theme: Theme;
  lang: Lang;
  sound: boolean;
  motion: boolean;
  /** How long others' moves stay before the next is shown. */
  pace: Pace;
  /** Ask before a step that cannot be taken back. */
  confirm: boolean;
  /** Notes for newcomers. */
  notes: boolean;
  /** The plain board for every game: cards, figures and buttons. */
  plain: boolean;
  name: string;
  /** Tell me on the system's screen when it is my turn. */
  notices: boolean;
  /** Show what people say at a table. */
  talk: boolean;
  /** Games of which the first game has been finished or the notes switched off. */
  known: string[];
  /** Notes that were read, as `<game>:<note>`. */
  read: string[];
  /** Games of which a guided first game was offered. */
  offered: string[];
}

const KEY = 'galactable.settings';

/** The first of the browser's languages that there is; else English. */
export function browserLang(wanted: readonly string[]): Lang {
  const bases = wanted.map((tag) => tag.split('-')[0].toLowerCase());
  return (bases.find((base) => base in LANGS) ?? 'en') as Lang;
}

function fresh(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return {
    theme: 'auto',
    lang: browserLang(wanted),
    sound: false,
    motion: true,
    pace: 'normal',
    confirm: true,
    notes: true,
    plain: false,
    name: '',
    notices: false,
    talk: true,
    known: [],
    read: [],
    offered: [],
  };
}

function load(): Settings {
  try {
    // Until there was a pace, one could only do without any rest.
    const { quick, lang, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const spoken = lang in LANGS ? { lang } : {}; // not one that another version had
    return { ...fresh(), ...spoken, ...(quick ? { pace: 'once' } : {}), ...kept };
  } catch {
    return fresh();
  }
}

export const settings: Settings = $state(load());

// What another tab has changed is changed here: whoever saves next would throw it away.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) Object.assign(settings, load());
  });

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the settings then last as long as the page.
  }
}

const media = (query: string) =>
  typeof matchMedia === 'function' ? matchMedia(query) : { matches: false, addEventListener() {} };

const still = media('(prefers-reduced-motion: reduce)');
const light = media('(prefers-color-scheme: light)');
const touch = media('(hover: none)');
const system = $state({ still: still.matches, light: light.matches, touch: touch.matches });
still.addEventListener('change', () => (system.still = still.matches));
light.addEventListener('change', () => (system.light = light.matches));
touch.addEventListener('change', () => (system.touch = touch.matches));

/** Whether nothing should move. */
export function calm(): boolean {
  return system.still || !settings.motion;
}

/** How long a step that a board shows by itself is held, in milliseconds. */
export const stepTime = (calm: boolean): number => (calm ? 0 : restOf(settings.pace, 'held'));

/** Whether there is a finger only: no mouse, and most likely no keys. */
export function byFinger(): boolean {
  return system.touch;
}

/** Puts theme, language and calm on the document; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  const theme = settings.theme === 'auto' ? (system.light ? 'light' : 'dark') : settings.theme;
  root.dataset.theme = theme;
  root.lang = settings.lang;
  root.toggleAttribute('data-calm', calm());
}
