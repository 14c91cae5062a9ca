/**
 * A parser applies styles and handlers to its document, which the policy of the console refuses and reports, though nothing of them is read. So
 * they get other names before it sees them: `noembed` holds text and is dropped, as `style` is.
 */
export const inertMarkup = (html: string): string =>
  tags.reduce((text, tag) => text.replaceAll(tag, renamed), html.replaceAll(/<(\/?)style(?=[\s/>])/gi, '<$1noembed'));

/** A tag up to its first `>`, and one with a `>` in a quoted value. What is quoted wrongly is one of both. */
const tags = [/<[a-z][^>]*>/gi, /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi];

const renamed = (tag: string) => tag.replaceAll(/([\s"'/])(?=(?:style|on[a-z]+)\s*=)/gi, '$1data-');
