import styled from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: 16px;
  margin-bottom: 24px;
`;

export const Card = styled.a`
  display: flex;
  flex-direction: column;
  gap: 6px;
  font: var(--type-body);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Shot = styled.img`
  width: 100%;
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
