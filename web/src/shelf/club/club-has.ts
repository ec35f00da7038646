/**
 * Which parts of the site the club has. One that is switched off is linked nowhere, and its address leads home as any unknown one does.
 * In a file of its own, because the address of the club is no part of the first view.
 */
export const CLUB_HAS: Readonly<Record<'blog' | 'gallery', boolean>> = { blog: true, gallery: true };
