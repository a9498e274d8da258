import { expect, it } from 'vitest';
import { askFirst } from './ask';
import { legalMove } from './testing';

const end = legalMove(7, 'end', {}, { words: 'End the turn' });

it('asks what the server says, before a step that cannot be taken back', () => {
  expect(askFirst([end], [7])).toBeNull();
  expect(askFirst([{ ...end, ask: 'ask-end-turn' }], [7])).toContain('End the turn? This ends');
  expect(askFirst([{ ...end, ask: 'ask-done' }], [7])).toContain('cannot be taken back');
  expect(askFirst([{ ...end, ask: 'ask-end-turn' }], [])).toBeNull();
});
