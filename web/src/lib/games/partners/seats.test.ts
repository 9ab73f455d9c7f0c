import { describe, expect, it } from 'vitest';
import { aView, THREE } from './sample';
import { deciderAt, decidingPlace, ghostOf, mySide, myPlace, personAt, PLACES, spotsOf } from './seats';

describe('four players', () => {
  it('sit clockwise from the viewer: the next one is at his left', () => {
    expect(spotsOf(aView())).toEqual({ n: 'bottom', e: 'left', s: 'top', w: 'right' });
    expect(spotsOf(aView({}, { seat: 3 }))).toEqual({ w: 'bottom', n: 'left', e: 'top', s: 'right' });
  });
  it('are seen from the south by a spectator', () => {
    expect(spotsOf(aView({}, 'public')).s).toBe('bottom');
    expect(myPlace(aView({}, 'public'))).toBeNull();
  });
  it('have their places in the order of the seats', () => {
    expect(PLACES.map((place) => personAt(aView(), place))).toEqual([0, 1, 2, 3]);
    expect(mySide(aView({}, { seat: 1 }))).toBe('hyde');
  });
});

describe('three players', () => {
  const view = aView({}, { seat: 0 }, THREE);
  it('sit round the ghost, whose turns are the solo’s', () => {
    expect(ghostOf(view.board)).toBe('w');
    expect(PLACES.map((place) => personAt(view, place))).toEqual([0, 1, 2, null]);
    expect(PLACES.map((place) => deciderAt(view, place))).toEqual([0, 1, 2, 1]);
  });
});

it('whoever was asked decides, otherwise whose turn it is', () => {
  expect(decidingPlace(aView())).toBe('w');
  expect(decidingPlace(aView({ step: { asked: 'n' } }))).toBe('n');
});
