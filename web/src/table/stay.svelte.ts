/** Coming, staying and going: a seat left, given up, taken again, named, and the next game. */

import { untrack } from 'svelte';
import { api } from '../lib/api';
import { carryOver, mine, note, secretsOf } from '../lib/mine.svelte';
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
  #first = true;

  /** `guest`: the seat that an invitation has just given us. */
  constructor(
    at: Sitting,
    guest: Seat | null,
    refused: (error: unknown) => void,
    tell: (words: string) => void,
  ) {
    this.#at = at;
    this.#refused = refused;
    this.#tell = tell;
    $effect(() => this.#welcome(guest));
    $effect(() => this.#notice());
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
      const there = update?.rematch ?? (await api.rematch(id, secretsOf(id))).table;
      await carryOver(id, there, slug);
      go(`/table/${there}`);
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
    if (seat !== null)
      await api.rename(id, seat, name, secretsOf(id)).catch((error) => this.#refused(error));
  }

  /** A guest brings their own name; whoever has none yet is asked. */
  #welcome(guest: Seat | null): void {
    const update = this.#at.update;
    if (guest === null || !update || !this.#first || !update.you.includes(guest)) return;
    this.#first = false;
    untrack(() => {
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
    if (document.visibilityState === 'visible') untrack(() => note(id, { seen: Date.now() }));
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
