import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component as Blog } from './blog-page';

test('the blog has the banner Latest Blog and the title Blog Posts', async () => {
  render(
    <MemoryRouter>
      <Blog />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Latest Blog');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Blog Posts');
});
