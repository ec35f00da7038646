import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/admin-test';
import { expectNoSideScroll } from '../support/public-pages';

test(
  'the guide is found from the list of tournaments and beside the plan, in the language of whoever reads',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/admin/plan?lang=fr');
    await expect(page.getByRole('link', { name: /en anglais/ })).toHaveAttribute('href', '/guide/en.html');
    await page.goto('/admin?lang=de');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Anleitung: das erste Turnier eines Vereins' }).click();
    const guide = await opened;
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Das erste Turnier eines Vereins');
    await expect(guide.locator('html')).toHaveAttribute('lang', 'de');
    const pictures = guide.getByRole('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 720);
    }
    await expectNoSideScroll(guide);
    await expectAccessible(guide);
    await guide.getByRole('link', { name: 'In English' }).click();
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('A club’s first cup');
  },
);
