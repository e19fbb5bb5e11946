/** What a service worker has beyond a window. The compiler's own declarations of the two exclude each other. */
export interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** The browser's own request, made while the worker started; undefined where there was none. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
    (type: 'fetch', listen: (event: AskedEvent) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
}
