import type { GameModule } from './types';
import Board from './Plain.svelte';

const plain: GameModule = { slug: 'plain', Board, claims: () => [], prompt: () => null };
export default plain;
