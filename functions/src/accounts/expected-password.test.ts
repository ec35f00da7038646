import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password';
import { isExpectedPassword } from './expected-password';

const NAMES = [
  'FC Limmat Futsal',
  'Herbst-Cup Zürich Süd 2026',
  'https://cup.limmat.example',
  'anna.keller@example.ch',
];

describe('a password that is expected here', () => {
  it.each([
    'Futsal2026!',
    'FUTSAL2026!',
    'Fut5al2026!',
    'Futs4l2026!',
    'Zürich2026!',
    'Züri2026!',
    'Genève2026!',
    'Fußball2026!',
    'Neuchâtel2026!',
    'Köniz2026!',
    'Basel2026!',
    'B@sel2026!',
    'Fussball1!',
    'Fu55ball!1',
    '!1Fussball',
    'FC-Limmat-1!',
    'L1mmat2026!',
    'FcLimmatFutsal1!',
    'HerbstCup2026!',
    'Herbst-Cup-26!',
    'Zuerich2026!',
    'Zurich2026!',
    'FutsalCup2026!',
    'AnnaKeller1!',
    'Keller-2026!',
  ])('is %s', (password) => {
    expect(isExpectedPassword(password, NAMES)).toBe(true);
  });

  it.each([
    'OffsideRule1!',
    'CornerKick!1',
    'HalfTime-7!',
    'Futsal-Giraffe-7!',
    'Basel83920174!',
    'Zx9!kLm2$qW',
  ])('is not %s', (password) => {
    expect(isExpectedPassword(password, NAMES)).toBe(false);
  });

  it('is the name of a club only where that is its name', () => {
    expect(isExpectedPassword('Limmat2026!', [])).toBe(false);
  });

  it.each(['Sommer2026!', 'Passwort1!', 'Hallo123!'])('or common before: %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });
});
