// The pages about campaigns and where their links lead.
export { LinkTabs } from './LinkTabs.tsx';
