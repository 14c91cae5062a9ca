import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import styled from 'styled-components';

/** The least that a page of this stack can weigh: React, router, styles and queries, with one line of text. */
const Line = styled.p`
  color: green;
`;

function Page() {
  const { data } = useQuery({ queryKey: ['floor'], queryFn: async () => 'Floor' });
  return <Line data-usable>{data}</Line>;
}

const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
