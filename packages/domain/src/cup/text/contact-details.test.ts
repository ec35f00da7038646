import { describe, expect, it } from 'vitest';
import { hasContactDetails, isContactAlone } from './contact-details';

describe('contact details', () => {
  it.each([
    '079 123 45 67',
    '0791234567',
    '0041 79 123 45 67',
    '+41 (0)79 123 45 67',
    '031/331 22 11',
    '06.12.34.56.78',
    '06/12/34/56/78',
    '044/123 45 67',
    '612 345 678',
    '(212) 555-0123',
    '٠٧٩١٢٣٤٥٦٧',
    '０７９１２３４５６７',
    'Anna Keller 079 123 45 67',
    'Tel. +39 06 6982 1234',
    'Mobile:+41791234567',
    'anna.keller@example.ch',
    'Anna <anna@example.co.uk>',
    'https://example.ch/team',
    'www.fc-example.ch',
    'Seestrasse 12, 8001 Zürich',
    'Via Roma 5, I-00184 Roma',
    '12 rue de Lausanne; 1201 Genève',
  ])('are in “%s”', (name) => {
    expect(hasContactDetails(name)).toBe(true);
  });

  it.each([
    '1. FC Köln',
    'FC 1879',
    'FC 1860 München',
    'SV 04',
    'Schalke 04 U13',
    'Team 79',
    'U13 2012/2013/2014',
    '2012/2013',
    'F-Junioren 09/10 2016/2017',
    'Junioren 09/10 (2009/2010)',
    'Jg. 05/06/07 2025',
    'U13 07/08/09/10/11',
    'Junioren 98/99/00 2011',
    'Oldies +40 1979/1980',
    'Grasshoppers 1886–2026',
    'Digitec.ch',
    '@home',
    'Schule Bachstrasse 2',
    'Basel 2, Bern 3',
    'Anna-Lena O’Connor',
    '100 % Fussball',
    'R2-D2 3000 2000 1',
    'الأسود ٧٩',
  ])('are not in “%s”', (name) => {
    expect(hasContactDetails(name)).toBe(false);
  });

  it('are alone where no name stands beside them', () => {
    expect(['079 123 45 67', 'anna@example.ch'].map(isContactAlone)).toEqual([true, true]);
    expect(['Anna 079 123 45 67', 'Anna anna@example.ch', 'Anna'].map(isContactAlone)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
