// What a person would press next, on the drawing itself. Marks it with `data-press` and returns
// 'press'; '' when others are waited for, 'stuck' when nothing on the drawing can be pressed.
(slug) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const first = (...selectors) => selectors.map((one) => all(one)[0]).find(Boolean);
  const any = (...selectors) => {
    const found = all(selectors.join(', '));
    return found[Math.floor(Math.random() * found.length)];
  };
  const best = (selector) =>
    all(selector).sort((a, b) => parseInt(b.textContent.match(/\d+$/) ?? 0) - parseInt(a.textContent.match(/\d+$/) ?? 0))[0];

  const games = {
    'rock-the-galaxy': () =>
      first('.poster.can', '.choose .can', '.victim.can', '.set.can', '.do .primary:enabled', '.hand button.can:not(.picked)', '.do .can'),
    'point-galaxy': () => {
      if (all('.slot .picked').length < 2 && all('.slot .can:not(.picked)').length) return any('.slot .can:not(.picked)');
      return first('.bar .primary:enabled') ?? best('.systems .can') ?? first('.token.can');
    },
    'cosmic-factory': () => {
      const kept = first('.keep .primary:enabled', '.packet .can:not(.picked)', '.ready .primary:enabled');
      if (kept) return kept;
      const building = all('.square .place').length ? first('.square .place.can', '.tray .can') : undefined;
      if (building) return building;
      const choice = first('.square .cf-piece.can', '.choose .btn');
      if (choice) return choice;
      if (!all('.coin.picked').length && all('.coin.can').length) return first('.coin.can');
      return first('.tokens .btn.primary:enabled');
    },
    galactzy: () => {
      const setup = first('.choice .primary:enabled', '.choice .danger:enabled', '.setup .can', '.galaxy.can');
      if (setup) return setup;
      const throws = all('.throws .on').length;
      if (throws === 1 && !all('.felt .diebtn.picked').length && all('.felt button.diebtn').length) return first('.felt button.diebtn');
      if (throws < 2 && all('.throw:enabled').length) return first('.throw:enabled');
      return best('.cell.can') ?? first('.throw:enabled', '.actions .primary:enabled');
    },
    'tiny-galaxies': () =>
      any('.planet .can', '.mat .can', '.home.can') ??
      first('.ask .can') ??
      any('.dice .die.can') ??
      first('.dice-area .row .btn:last-child'),
  };

  for (const old of all('[data-press]')) old.removeAttribute('data-press');
  if (all('.result').length) return 'over';
  const question = first('.asking .primary', 'dialog[open] .icon', '.homeward', '.round-end .primary');
  if (!question && !all('.banner.mine').length) return '';
  const found = question ?? games[slug]();
  if (!found) return 'stuck';
  found.setAttribute('data-press', '');
  return 'press';
};
