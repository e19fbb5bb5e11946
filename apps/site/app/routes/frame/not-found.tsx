import { notFound } from '../../api/load.ts';

/** Every URL that the site does not have. */
export const loader = () => {
  throw notFound();
};
export const clientLoader = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
