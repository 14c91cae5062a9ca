import styled from 'styled-components';

/** The other states of a screen, as many in a row as have room. */
export const StoryLinks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: 8px 24px;
  margin: 0 0 24px;
  padding: 0;
  font: var(--type-body);
  list-style: none;

  & a {
    color: var(--color-text-link);
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }
`;

export const Shot = styled.img`
  display: block;
  width: 100%;
  max-width: 208px;
  aspect-ratio: 16 / 10;
  object-fit: cover;
  object-position: top;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-sm);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: 8px 16px;
  margin: 0 0 20px;
  font: var(--type-body);

  & dt {
    color: var(--color-text-secondary);
  }

  & code {
    font: 400 12px/18px var(--font-mono);
  }

  & a {
    color: var(--color-text-link);
  }

  & ul {
    margin: 8px 0 0;
    padding-left: 20px;
  }

  & dd {
    margin: 0;
  }
`;
