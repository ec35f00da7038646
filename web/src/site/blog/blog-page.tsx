import { BlogList } from './blog-list';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { loadPagesTexts } from '../texts/pages-texts';
import { useSiteTexts } from '../texts/site-texts';
import { loadHeadings } from './samples/headings';

/** Loads the texts that the page needs before it is drawn. */
export async function load(): Promise<void> {
  await Promise.all([loadPagesTexts(), loadHeadings()]);
}

export function Component() {
  const { blog: blogTexts } = useSiteTexts();
  return (
    <>
      <CupBanner title={blogTexts.latest} />
      <Container isSection>
        <BlogList />
      </Container>
    </>
  );
}
