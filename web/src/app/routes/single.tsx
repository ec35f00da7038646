export { SinglePost as Component } from '../../features/blog/single-post';
