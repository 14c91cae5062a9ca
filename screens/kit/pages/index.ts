export { useAllPages } from './useAllPages.ts';
