import { BlogList } from './blog-list';
import { useMoreTexts } from '../../shelf/texts/more-texts';
import { Container } from '../../shelf/page/container';
import { InTurn } from '../../shelf/page/in-turn';
import { CupBanner } from '../cup/cup-banner';

export { loadBlogTexts as load } from '../../shelf/texts/blog-page-texts';

export function Component() {
  const { blog: blogTexts } = useMoreTexts();
  return (
    <>
      <CupBanner title={blogTexts.latest} />
      <Container isSection>
        <InTurn>
          <BlogList />
        </InTurn>
      </Container>
    </>
  );
}
