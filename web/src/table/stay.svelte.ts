/** Coming, staying and going: a seat left, given up, taken again, named, and the next game. */

import { untrack } from 'svelte';
import { api } from '../lib/api';
import {
  accept,
  carryOver,
  declineRematch,
  keepLink,
  loseSeats,
  mine,
  note,
  secretsOf,
} from '../lib/mine.svelte';
import { refresh } from '../lib/mylist.svelte';
import { endTurn } from '../lib/notices.svelte';
import { go } from '../lib/route.svelte';
import { save, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Seat, SeatInfo, Update } from '../lib/types';
import { t } from '../words';
import { answered, whoLeft } from './people';
import type { Sitting } from './sitting.svelte';

/** Whoever was away so long is told what happened meanwhile. */
const AWAY = 60_000;

export class Stay {
  /** We were away: what happened since our last turn is told in full. */
  missed = $state(false);
  /** A guest without a name is asked for one: the seat. */
  naming = $state<Seat | null>(null);
  #at: Sitting;
  #refused: (error: unknown) => void;
  #tell: (words: string) => void;
  #wasMine = false;
  #wasOver: boolean | null = null;
  #seats: SeatInfo[] = [];
  #before: Update | null = null;
  /** We took our own question back: nobody refused it. */
  #withdrawn = false;
  /** The seat that an invitation has just given us. */
  #guest = $state<Seat | null>(null);

  constructor(at: Sitting, refused: (error: unknown) => void, tell: (words: string) => void) {
    this.#at = at;
    this.#refused = refused;
    this.#tell = tell;
    $effect(() => this.#welcome());
    $effect(() => this.#lose());
    $effect(() => this.#notice());
  }

  /** An invitation gives us a seat, and us to it our name. Whoever sits here already may have been
   *  sent somebody else's: then it is shown what to do with it, and this is false. */
  async accept(seat: string, secret: string): Promise<boolean> {
    const { id } = this.#at;
    if (mine.tables[id]?.secrets[seat] === secret) return true;
    this.#at.entering = true;
    const sits = await this.#sitsElsewhere(seat);
    // Asked before we sit down: whoever has sat there keeps their name (it is them, on another
    // device), and a link that opens nothing any more would shut us out as watchers too.
    const found = await api.mine({ [id]: [secret] }).catch(() => null);
    if (found?.length === 0) this.#tellWatcher('act-old-link');
    else if (sits) {
      if (!found?.[0].seats[Number(seat)].joined) keepLink(id, Number(seat), secret);
      this.#tell(t('act-sits-here'));
    } else {
      const before = found?.[0].seats[Number(seat)];
      if (!before?.joined || !settings.name) this.#guest = Number(seat);
      accept(id, seat, secret);
    }
    this.#at.entering = false;
    return !sits;
  }

  /** Whether we have another seat at this table than that. */
  async #sitsElsewhere(seat: string): Promise<boolean> {
    const { id } = this.#at;
    if (!secretsOf(id).length) return false;
    const [found] = (await api.mine({ [id]: secretsOf(id) }).catch(() => null)) ?? [];
    return found?.yours.some((each) => each !== Number(seat)) ?? false;
  }

  /** Our seat was given to somebody else: we may still watch. */
  #lose(): void {
    const { id, ours, update, live } = this.#at;
    if (!ours.length || (update ? update.you.length : live?.status !== 'gone')) return;
    untrack(() => this.#tellWatcher('act-seat-lost', () => loseSeats(id)));
  }

  /** Why somebody only watches, where there is something to watch. */
  #tellWatcher(why: 'act-old-link' | 'act-seat-lost', first = () => {}): void {
    api.table(this.#at.id, []).then(
      () => {
        first();
        this.#tell(t(why));
      },
      () => undefined, // the table is gone, or cannot be reached
    );
  }

  async leave(): Promise<void> {
    await this.#forAll((seat) => api.leave(this.#at.id, seat, secretsOf(this.#at.id)));
  }

  async resign(): Promise<void> {
    await this.#forAll((seat) => api.resign(this.#at.id, seat, secretsOf(this.#at.id)));
  }

  async #forAll(act: (seat: Seat) => Promise<unknown>): Promise<void> {
    try {
      if (!this.#at.update?.over) for (const seat of this.#at.ours) await act(seat);
      go('/');
    } catch (error) {
      this.#refused(error);
    }
  }

  async comeBack(seat: Seat): Promise<void> {
    const { live, update, id } = this.#at;
    try {
      if (update?.you.includes(seat)) await live?.comeBack(seat);
      else await api.comeBack(id, seat, secretsOf(id));
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Asks for a rematch, or joins the one that somebody has asked for. */
  async rematch(): Promise<void> {
    const { id, update, slug } = this.#at;
    try {
      // Who has a seat asks, for the one that was asked for may have been deleted since.
      const asked = update?.you.length ? null : update?.rematch;
      const there = asked ?? (await api.rematch(id, secretsOf(id))).table;
      await carryOver(id, there, slug);
      go(`/table/${there}`);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Tells whoever wants a rematch that we do not come. */
  async decline(): Promise<void> {
    const { id, update, slug } = this.#at;
    try {
      await declineRematch(id, update!.rematch!, slug);
      go('/');
    } catch (error) {
      this.#refused(error);
    }
  }

  async askBack(): Promise<void> {
    const { id, viewer } = this.#at;
    if (viewer !== null)
      await api.askBack(id, viewer, secretsOf(id)).catch((error) => this.#refused(error));
  }

  async answerBack(seat: Seat, yes: boolean): Promise<void> {
    const { id, update } = this.#at;
    this.#withdrawn = update?.asked?.seat === seat;
    await api.answerBack(id, seat, yes, secretsOf(id)).catch((error) => this.#refused(error));
  }

  /** What we are called, here and from now on. */
  async call(name: string): Promise<void> {
    const { id } = this.#at;
    const seat = this.naming;
    this.naming = null;
    settings.name = name;
    save();
    if (seat === null) return;
    try {
      const given = (await api.rename(id, seat, name, secretsOf(id))).seats[seat].name;
      if (given !== name.trim()) this.#tell(t('act-called', { name: given }));
    } catch (error) {
      this.#refused(error);
    }
  }

  /** A guest brings their own name; whoever has none yet is asked. */
  #welcome(): void {
    const guest = this.#guest;
    if (guest === null || !this.#at.update?.you.includes(guest)) return;
    untrack(() => {
      this.#guest = null;
      this.naming = guest;
      if (settings.name) void this.call(settings.name);
    });
  }

  /** Sounds, who has left, what we missed. */
  #notice(): void {
    const { update, myTurn, ours, id, slug, viewer } = this.#at;
    if (!update) return;
    const awaySince = untrack(() => mine.tables[id]?.seen ?? Date.now());
    if (this.#wasOver === null && Date.now() - awaySince > AWAY && viewer !== null)
      this.missed = true;
    if (document.visibilityState === 'visible')
      untrack(() => note(id, { seen: Date.now(), game: slug }));
    if (myTurn && !this.#wasMine) {
      sound('turn');
      // Whoever looks elsewhere is told at once, not when the list is looked up next.
      if (document.visibilityState === 'hidden') void refresh().catch(() => undefined);
    }
    if (!myTurn && this.#wasMine) endTurn(id);
    this.#wasMine = myTurn;
    if (update.over && this.#wasOver === false) {
      sound('over');
      if (!settings.known.includes(slug)) {
        settings.known.push(slug);
        save();
      }
    }
    this.#wasOver = update.over;
    for (const { name, resigned } of whoLeft(this.#seats, update.seats, ours))
      this.#tell(t(resigned ? 'side-has-resigned' : 'side-has-left', { name }));
    this.#seats = update.seats;
    const answer = this.#before && answered(this.#before, update);
    if (answer && !(answer === 'consent-refused' && this.#withdrawn)) this.#tell(t(answer));
    if (!update.asked) this.#withdrawn = false;
    this.#before = update;
  }
}
