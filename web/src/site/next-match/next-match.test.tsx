import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCup, buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { NextMatch } from './next-match';

describe('the next match', () => {
  test('shows who plays, when and where', () => {
    renderPage(<NextMatch match={buildMatch({ time: '9:05' })} cup={buildCup()} />);
    const region = screen.getByRole('region', { name: 'Next Match' });
    expect(region.textContent).toContain('Lions');
    expect(region.textContent).toContain('Bears');
    expect(region.textContent).toContain('Spring Cup · Group stage');
    expect(region.textContent).toContain('11/05/203009:05 HSHall 1');
  });

  test('shows what stands in for a team that is not known yet', () => {
    const match = buildMatch({ local: { team: null, placeholder: 'Winner match 1' } });
    renderPage(<NextMatch match={match} cup={buildCup()} />);
    expect(screen.getByText('Winner match 1')).toBeTruthy();
  });

  test('has a word for every name that is missing', () => {
    const match = buildMatch({ location: '', local: { team: null }, visitor: { team: null } });
    renderPage(<NextMatch match={match} cup={buildCup({ name: '' })} />);
    expect(screen.getByText('Team 1')).toBeTruthy();
    expect(screen.getByText('Team 2')).toBeTruthy();
    expect(screen.getByText(/^Tournament Name/)).toBeTruthy();
    expect(screen.getByText('Unknown Venue')).toBeTruthy();
  });

  test('says so when no match is to come', () => {
    renderPage(<NextMatch match={undefined} cup={buildCup()} />);
    expect(screen.getByText('No match info founded')).toBeTruthy();
  });
});
