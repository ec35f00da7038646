/** Stands for all categories of a cup, in addresses and where a visitor's choice is stored. */
export const ALL_CATEGORIES = 'all';

/** Names a view of a cup: its id alone for the whole cup, and with `?category=` for the part of a category. */
export function viewId(tournamentId: string, category: string | null | undefined): string {
  const view = encodeURIComponent(tournamentId);
  return category && category !== ALL_CATEGORIES ? `${view}?category=${encodeURIComponent(category)}` : view;
}
