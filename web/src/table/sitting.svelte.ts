/** Who looks at the table and what they see: the table's state for one screen. */

import { untrack } from 'svelte';
import { loadGame } from '../games';
import type { GameModule, Static } from '../games/types';
import { api, ApiError } from '../lib/api';
import { LiveTable } from '../lib/live.svelte';
import { mine, note } from '../lib/mine.svelte';
import { list, titleOf } from '../lib/names';
import { NO_WEIGHTS } from '../lib/pace';
import { settings } from '../lib/settings.svelte';
import { joined, plain } from '../lib/text';
import type { GameInfo, LegalMove, Seat } from '../lib/types';
import { speakOf } from '../lib/voice.svelte';
import { t } from '../words';
import { Guiding } from './guiding.svelte';
import { isPaused } from './people';
import { leftOver, lookThrough, secondsLeft } from './session';

/** The bot that plays the others of a first game. */
const GUIDE = 'guide';
/** Without a connection the game's files are asked for again. */
const AGAIN = 2000;

export class Sitting {
  readonly id: string;
  live = $state.raw<LiveTable | null>(null);
  info = $state.raw<GameInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  data = $state.raw<Static | null>(null);
  failed = $state('');
  /** An invitation is being looked at: then we sit down. */
  entering = $state(false);
  /** The seat of ours that looks at the screen. */
  looker = $state<Seat | null>(null);
  /** The seat that has lifted the curtain. */
  lifted = $state<Seat | null>(null);
  /** How many scored rounds were gone through here; null: we have just come. */
  rounds = $state<number | null>(null);
  #now = $state(Date.now());
  /** How often the game's files could not be fetched. */
  #tries = $state(0);

  constructor(id: string) {
    this.id = id;
    this.rounds = mine.tables[id]?.rounds ?? null;
    this.guiding = new Guiding(id, () => this.update?.guide ?? null);
    // Again when a seat here has become ours, or is not any more: by a link, or in another tab.
    $effect(() => {
      void this.#seats;
      if (this.entering) return;
      untrack(() => this.#open());
      return () => this.live?.close();
    });
    $effect(() => this.#fetchGame());
    $effect(() => this.#weigh());
    $effect(() => this.#look());
    $effect(() => this.#tick());
  }

  ours = $derived.by(() =>
    Object.keys(mine.tables[this.id]?.secrets ?? {})
      .map(Number)
      .sort((a, b) => a - b),
  );
  #seats = $derived.by(() => this.ours.join(' '));
  update = $derived.by(() => this.live?.update ?? null);
  slug = $derived.by(() => this.update?.game ?? '');
  title = $derived.by(() => this.info?.title ?? titleOf(this.slug));
  names = $derived.by(() => this.update?.seats.map((seat) => seat.name) ?? []);
  #anyView = $derived.by(() => (this.update ? Object.values(this.update.views)[0] : null));
  waiting = $derived.by(() => this.#anyView?.waiting ?? []);
  /** Several people share the screen, and the game has secrets. */
  secret = $derived.by(() => this.ours.length > 1 && (this.info?.hides ?? true));
  curtain = $derived.by(() => {
    const { update, looker } = this; // without an update there is nothing to hide, nor a name
    return this.secret && !!update && !update.over && looker !== null && this.lifted !== looker;
  });
  viewer = $derived.by(() => {
    const update = this.update;
    if (!update) return null;
    if (this.looker !== null && update.views[String(this.looker)]) return this.looker;
    return update.you[0] ?? null;
  });
  view = $derived.by(() =>
    this.update ? (this.update.views[String(this.viewer ?? 'spectator')] ?? this.#anyView) : null,
  );
  /** We have left the seat that we look through. */
  left = $derived.by(
    () => this.viewer !== null && (this.update?.seats[this.viewer]?.left ?? false),
  );
  legal = $derived.by((): LegalMove[] =>
    this.viewer !== null && this.update && !this.left
      ? (this.update.legal[String(this.viewer)] ?? [])
      : [],
  );
  /** What a guided first game says here, and which of the moves it leaves. */
  readonly guiding: Guiding;
  guided = $derived.by(() => this.update?.seats.some((seat) => seat.bot === GUIDE) ?? false);
  offered = $derived.by(() => this.guiding.allowed(this.legal));
  myTurn = $derived.by(() => this.legal.length > 0);
  /** "Round 3", as the game itself counts. */
  round = $derived.by(() => {
    const { game, view, data, update } = this;
    if (!view || update?.over || view.round <= 0) return '';
    return (data && game?.roundWords?.(view, data)) ?? t('turn-round', { n: view.round });
  });
  buttons = $derived.by(() =>
    this.game && this.view ? leftOver(this.game, this.view, this.offered) : [],
  );
  question = $derived.by(() => {
    const { game, view, data, update } = this;
    if (!game || !view || !data || view.seat === null || update?.over) return null;
    const seat = this.myTurn ? this.viewer! : view.seat;
    const asked = update?.ask[String(seat)];
    return asked
      ? plain(asked)
      : (game.prompt?.(view, seat, this.names, this.myTurn, data) ?? null);
  });
  headline = $derived.by(() => this.#headline());
  /** The board still shows how the last round was scored: the result comes after it. */
  lastRound = $derived.by(() => {
    const { update, view, game, rounds } = this;
    const scored = view && update?.over ? game?.roundsOf?.(view) : undefined;
    return scored !== undefined && rounds !== null && scored > rounds;
  });
  /** What the last moves changed, for those who hear the table. */
  news = $derived.by(() => {
    const told = (this.live?.news ?? []).flatMap((entry) => entry.lines ?? []);
    const lines = joined(told.filter((line) => !line.heading));
    return lines.map((line) => plain(line.text)).join(' ');
  });

  /** The clock: one for all where everyone builds at once, else that of the seat on turn. */
  seconds = $derived.by(() => {
    const { update, viewer, waiting } = this;
    const clock = update?.clock;
    if (!clock?.seats || update!.over) return null;
    const seat = viewer !== null && waiting.includes(viewer) ? viewer : waiting[0];
    const line = clock.seats.find((each) => each.seat === seat);
    if (line?.deadline === null || line?.deadline === undefined) return null;
    const since = this.#now - (this.live?.since ?? this.#now);
    return secondsLeft(line.deadline, update!.time ?? Date.now() / 1000, since);
  });

  /** The board has shown how so many rounds were scored. */
  goOn(rounds: number): void {
    if (rounds === this.rounds) return;
    this.rounds = rounds;
    note(this.id, { rounds });
  }

  /** The seat at the screen looks behind the curtain. */
  lift(): void {
    if (this.looker === null || !this.live) return;
    this.lifted = this.looker;
    const you = this.update?.you ?? [];
    if (!you.includes(this.looker) || you.length > 1) this.live.become(this.looker);
  }

  /** Where several seats with secrets share the screen, only one of them is told anything. */
  #open(): void {
    const kept = mine.tables[this.id];
    const seats = this.#seats;
    const sit = (as: Seat | null = null) => {
      if (seats === this.#seats) this.live = new LiveTable(this.id, as);
    };
    if (this.ours.length < 2 || !kept.game) {
      sit();
      return;
    }
    api
      .games()
      .then((games) => {
        const hides = games.find((each) => each.slug === kept.game)?.hides ?? true;
        sit(hides ? Math.min(...this.ours) : null);
      })
      .catch(() => sit());
  }

  #fetchGame(): void {
    const wanted = this.slug;
    if (!wanted) return;
    void this.#tries;
    Promise.all([
      loadGame(settings.plain ? 'plain' : wanted),
      api.statics(wanted),
      api.games(),
      speakOf(wanted),
    ])
      .then(([module, statics, games]) => {
        this.game = module;
        this.data = statics;
        this.info = games.find((each) => each.slug === wanted) ?? null;
      })
      .catch((error) => {
        if (error instanceof ApiError && error.status) this.failed = error.message;
        else setTimeout(() => (this.#tries += 1), AGAIN);
      });
  }

  #weigh(): void {
    if (this.live) this.live.weights = this.game?.pace ?? NO_WEIGHTS;
  }

  #look(): void {
    const update = this.update;
    if (!update) return;
    const before = untrack(() => this.looker);
    const asked = this.waiting.filter((seat) => !update.seats[seat].stand_in);
    const next = lookThrough(before, this.ours, asked);
    if (next !== before) this.looker = next;
  }

  #tick(): (() => void) | void {
    if (!this.update?.clock) return;
    const timer = setInterval(() => (this.#now = Date.now()), 250);
    return () => clearInterval(timer);
  }

  #headline(): string {
    const { update, view, waiting, viewer, names } = this;
    if (!update || !view) return '';
    if (update.over) return t('turn-over');
    if (isPaused(update.seats)) return t('lobby-paused');
    const others = waiting.filter((seat) => seat !== viewer).map((seat) => names[seat]);
    if (this.myTurn) {
      if (this.ours.length > 1) return t('turn-seat', { name: names[viewer!] });
      return others.length && waiting.length > 1
        ? t('turn-you-and', { names: list(others) })
        : t('turn-you');
    }
    const thinking = update.thinking.filter((seat) => waiting.includes(seat));
    if (thinking.length === 1 && waiting.length === 1)
      return t('turn-thinking', { name: names[thinking[0]] });
    const missing = waiting.filter((seat) => !update.seats[seat].joined);
    if (missing.length && missing.length === waiting.length)
      return update.seats[missing[0]].kind === 'open'
        ? t('turn-seat-free')
        : t('turn-not-here', { names: list(missing.map((seat) => names[seat])) });
    return waiting.length === 1
      ? t('turn-other', { name: names[waiting[0]] })
      : t('turn-many', { names: list(others) });
  }
}
