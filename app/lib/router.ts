/** The only door to the router, so that its package can be changed in one place. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
