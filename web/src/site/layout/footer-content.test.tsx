import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club } from '../../shelf/club/club';
import { renderPage } from '../../testing/render-page';
import { FooterContent } from './footer-content';

test('the footer leads to the contact page, the web page, Instagram and the login, and names the year', () => {
  renderPage(<FooterContent />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Contact', '/contact'],
    ['Web page', club.webPage],
    ['Instagram', club.instagram],
    ['Log in', '/account'],
  ]);
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeTruthy();
});
