import { describe, expect, it } from 'vitest';
import { inCardOrder, nameId } from './cards';

describe('cards', () => {
  it('are held and listed in card order: pride, wrath, envy, potions', () => {
    expect(inCardOrder(['+5', 'E1', 'W7', '+2', 'P3', 'W1'])).toEqual(['P3', 'W1', 'W7', 'E1', '+2', '+5']);
  });

  it('are named by messages whose ids hold no plus sign', () => {
    expect([nameId('P6'), nameId('+4')]).toEqual(['duel-card-P6', 'duel-potion-4']);
  });
});
