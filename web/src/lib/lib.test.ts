import { describe, expect, it } from 'vitest';
import { legalMove } from './testing';
import { merge } from './log';
import { marked, sections } from './markdown';
import { range, titleOf } from './names';
import { parse } from './route.svelte';
import { fitsOne, moveOf, movesOf, Picks } from './select.svelte';
import type { LegalMove, LogEntry } from './types';

const entry = (ply: number, words: string): LogEntry => ({
  ply,
  seat: 0,
  by: 'player',
  words: [words],
  lines: [{ text: [words], heading: false, thread: '', more: [] }],
  events: [],
});

describe('the log', () => {
  it('grows', () => {
    const { log, fresh } = merge([entry(1, 'a')], [entry(2, 'b')], 2);
    expect(log.map((each) => each.words[0])).toEqual(['a', 'b']);
    expect(fresh.map((each) => each.ply)).toEqual([2]);
  });

  it('forgets what was taken back', () => {
    expect(merge([entry(1, 'a'), entry(2, 'b')], [], 1).log.map((each) => each.ply)).toEqual([1]);
  });

  it('replaces what was taken back and played anew in one go', () => {
    const { log, fresh } = merge(
      [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')],
      [entry(2, 'x')],
      2,
      2,
    );
    expect(log.map((each) => each.words[0])).toEqual(['a', 'x']);
    expect(fresh.map((each) => each.words[0])).toEqual(['x']);
  });

  it('takes a repetition for nothing new', () => {
    expect(merge([entry(1, 'a')], [entry(1, 'a')], 1).fresh).toEqual([]);
  });
});

describe('rules as text', () => {
  it('lets no markup through', () => {
    const [part] = sections(
      '# <img src=x onerror=alert(1)>\n\nHello <script>alert(1)</script> **you** [x](javascript:alert(1))',
    );
    expect(part.html).not.toContain('<script');
    expect(part.html).toContain('&lt;script&gt;');
    expect(part.html).toContain('<strong>you</strong>');
    expect(part.html).not.toContain('javascript:');
  });

  it('knows headings, lists, tables and clause numbers', () => {
    expect(marked('<p title="one">One (1) & one</p>', 'one')).toBe(
      '<p title="one"><mark>One</mark> (1) & <mark>one</mark></p>',
    );
    expect(marked('a (1) b', '(1)')).toBe('a <mark>(1)</mark> b');
    const parts = sections(
      '# Game\n\nIntro [RG-41].\n\n## A turn\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(parts.map((part) => part.title)).toEqual(['Game', 'A turn']);
    expect(parts[0].html).toContain('<span class="clause">RG-41</span>');
    expect(parts[1].html).toContain('<li>one</li>');
    expect(parts[1].html).toContain('<th>a</th>');
    expect(parts[1].html).toContain('<td>2</td>');
  });

  it('knows examples', () => {
    const [part] = sections('> **Example.** 2 + 2\n> = **4**\n\nMore.');
    expect(part.html).toBe(
      '<blockquote><strong>Example.</strong> 2 + 2 = <strong>4</strong></blockquote>\n<p>More.</p>',
    );
  });

  it('shows the pictures of its game, with captions, and no others', () => {
    const page = '![A "set"](../pictures/rock-the-galaxy/set.webp)\n*1* a *phone*\n\nWords.';
    const [part] = sections(page, 'rock-the-galaxy');
    expect(part.html).toBe(
      '<figure><img src="/pictures/rock-the-galaxy/set.webp" alt="A &quot;set&quot;" />' +
        '<figcaption><em>1</em> a <em>phone</em></figcaption></figure>\n<p>Words.</p>',
    );
    expect(sections('![x](https://example.org/?a=b)')[0].html).not.toContain('<img');
  });
});

describe('small things', () => {
  it('reads addresses', () => {
    expect(parse('#/table/k3v9/1/s3cret')).toEqual({
      page: 'table',
      id: 'k3v9',
      rest: ['1', 's3cret'],
    });
    expect(parse('#/replay/k3v9')).toEqual({ page: 'replay', id: 'k3v9', rest: [] });
    expect(parse('#/nonsense').page).toBe('lobby');
    expect(parse('').page).toBe('lobby');
    // What somebody has damaged is a table that is not there, not a blank page.
    expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', rest: [] });
  });

  it('names ranges and games', () => {
    expect(range([2, 3, 4])).toBe('2–4');
    expect(range([1, 3, 4])).toBe('1, 3–4');
    expect(titleOf('rock-the-galaxy')).toBe('Rock the Galaxy');
  });

  it('finds moves by what they belong to', () => {
    const legal: LegalMove[] = [
      legalMove(1, 'go', { place: 's1' }),
      legalMove(2, 'go', { place: 'o1' }),
      legalMove(3, 'grab', { colours: ['green', 'blue'] }),
    ];
    expect(movesOf(legal, 'go').map((move) => move.move)).toEqual([1, 2]);
    expect(moveOf(legal, 'go', { place: 'o1' })?.move).toBe(2);
    expect(moveOf(legal, 'grab', { colours: ['green', 'blue'] })?.move).toBe(3);
    expect(moveOf(legal, 'end')).toBeUndefined();
  });

  it('knows a move by its kind and any of its arguments', () => {
    const patterns = [{ kind: 'score', line: 'chance' }, { kind: 'throw' }];
    expect(fitsOne(patterns, 'score', { line: 'chance', points: 3 })).toBe(true);
    expect(fitsOne(patterns, 'score', { line: 'full_house' })).toBe(false);
    expect(fitsOne(patterns, 'throw', { d4: 2 })).toBe(true);
    expect(fitsOne([], 'throw', {})).toBe(false);
  });

  it('picks and takes back, in the order picked', () => {
    const picks = new Picks<string>();
    picks.toggle('b');
    picks.toggle('a');
    picks.toggle('c');
    picks.toggle('a');
    expect(picks.keys).toEqual(['b', 'c']);
    picks.clear();
    expect(picks.size).toBe(0);
  });
});
