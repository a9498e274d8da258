import { expect, it } from 'vitest';
import { scrollFor } from './sight';

const room = { top: 100, bottom: 500 };

it('stays where all choices are in sight', () => {
  expect(scrollFor({ top: 100, bottom: 500 }, room)).toBe(0);
});

it('scrolls down no further than it must', () => {
  expect(scrollFor({ top: 300, bottom: 620 }, room)).toBe(120);
});

it('scrolls back up to what lies under the banner', () => {
  expect(scrollFor({ top: 40, bottom: 300 }, room)).toBe(-60);
});

it('shows the beginning of what is too tall', () => {
  expect(scrollFor({ top: 200, bottom: 900 }, room)).toBe(100);
});
