export { loadBlogTexts as load } from '../../shelf/texts/blog-page-texts';
export { SinglePost as Component } from './single-post';
