import type { GameModule } from '../types';
import Board from './Board.svelte';

const plain: GameModule = { slug: 'plain', Board, claims: () => [], prompt: () => null };
export default plain;
