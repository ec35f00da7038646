import { describe, expect, it } from 'vitest';
import { linesByApp, measureShelf, measureTextsAndStyles } from './measure-web';

function file(path: string, ...lines: string[]) {
  return { path: `web/src/${path}`, lines };
}

describe('the shape of the web app', () => {
  it('counts the folders of the shelf, their layers, and those that import each other', () => {
    const files = [
      file('shelf/match/score.tsx', "import { readCup } from '../cup/cup';", "import '../../site/home';"),
      file('shelf/cup/cup.ts', 'import {', '  readView,', "} from '../api/read-view';"),
      file('shelf/cup/live/news.ts', "import { score } from '../../match/score';", "import '../cup';"),
      file('shelf/api/read-view.ts', "await import('./send');"),
      file('shelf/api/read-view.test.ts', "import '../match/score';"),
      file('site/home.tsx', "import '../shelf/match/score';"),
    ];
    expect(measureShelf(files)).toEqual({ folders: 3, layers: 3, pairs: 3, mutual: 1, lines: 8 });
  });

  it('finds the shelf of an older commit under its older name', () => {
    const files = [
      file('shared/cup/cup.ts', "import '../api/read-view';"),
      file('shared/api/read-view.ts', ''),
    ];
    expect(measureShelf(files)).toMatchObject({ folders: 2, layers: 2, pairs: 1, mutual: 0 });
  });

  it('counts the lines of each app, its texts apart', () => {
    const files = [
      file('main.ts', '1'),
      file('site/home.tsx', '1', '2'),
      file('site/home.css', '1'),
      file('site/texts/de.ts', '1'),
      file('site/texts/de-home.ts', '1'),
      file('site/texts/home-texts.ts', '1'),
      file('shelf/texts/en/public.ts', '1'),
      file('shelf/texts/use-texts.ts', '1'),
    ];
    expect(linesByApp(files)).toEqual({ '(root)': 1, site: 4, texts: 3, shelf: 1 });
  });

  it('counts texts, stylesheets and the widths at which they change', () => {
    const files = [
      file('a.css', '@media (width < 480px) {', '@media (width >= 768px) and (width < 992px) {'),
      file('b.css', '@media (width < 480px) {', '  width: 30px;'),
      file('admin/texts/it.ts', ''),
      file('admin/texts/admin-texts.ts', ''),
      file('shelf/texts/it-live.ts', ''),
    ];
    expect(measureTextsAndStyles(files)).toEqual({
      'files of texts': 2,
      stylesheets: 2,
      'lines of CSS': 4,
      breakpoints: 3,
    });
  });
});
