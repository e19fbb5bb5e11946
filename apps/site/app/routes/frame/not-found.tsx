import { notFound } from '../../api/load.ts';

/** Every address the site does not have. */
export const loader = () => {
  throw notFound();
};
export const clientLoader = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
