import { afterEach, expect, it, vi } from 'vitest';
import { choiceOf, choicesIn, KEYS, pressChoice } from './keys';

function place(count: number, kind: string): HTMLElement {
  const found = document.createElement('div');
  for (let i = 0; i < count; i++) {
    const button = document.createElement('button');
    button.className = kind;
    button.getClientRects = () => [1] as unknown as DOMRectList;
    found.append(button);
  }
  document.body.append(found);
  return found;
}
const key = (name: string, more = {}) => new KeyboardEvent('keydown', { key: name, ...more });
afterEach(() => document.body.replaceChildren());

it('gives every choice a key, board before foot', () => {
  const [board, foot] = [place(2, 'can'), place(1, 'btn')];
  const choices = choicesIn(board, foot);
  expect(choices).toEqual([...board.children, ...foot.children]);
  expect(choiceOf(key('3'), choices)).toBe(foot.firstChild);
  expect(choiceOf(key('4'), choices)).toBeNull();
  expect(choiceOf(key('1', { ctrlKey: true }), choices)).toBeNull();
});

it('leaves out what cannot be pressed, and keeps what can be played where keys are short', () => {
  const [buttons, board] = [place(KEYS.length, 'btn'), place(5, 'can')];
  (board.firstChild as HTMLButtonElement).disabled = true;
  const choices = choicesIn(buttons, board);
  expect(choices).toHaveLength(KEYS.length);
  expect(choices.slice(0, 4)).toEqual([...board.children].slice(1));
});

it('leaves the keys of boards alone', () => {
  expect(KEYS).not.toMatch(/[rf]/);
  expect(new Set(KEYS).size).toBe(KEYS.length);
});

it('presses', () => {
  const choice = place(1, 'can').firstChild as HTMLElement;
  const pressed = vi.fn();
  choice.addEventListener('click', pressed);
  pressChoice(choice);
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(choice);
});
