import { BlogList } from './blog-list';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { useSiteTexts } from '../texts/site-texts';

export { loadPagesTexts as load } from '../texts/pages-texts';

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
