import styled from 'styled-components';

/** An error message, shown next to the field or button it belongs to. */
export const ErrorText = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  margin-block-start: 4px; /* clear of the field's outline */
  text-wrap: pretty;
  font-size: var(--type-small);
  font-weight: 600;
  line-height: max(1.45, var(--leading) - 0.25);
  color: var(--error);
  &::before {
    content: '';
    flex: none;
    border: 4.5px solid currentColor;
    rotate: 45deg;
  }
`;
