/**
 * What this device keeps of its tables: for each its log, entry by entry, and how it looks from outside. In IndexedDB; where the
 * browser refuses that, in memory, and the page says so.
 */
import type { TableFace } from '../../api';

/** A table from outside, and the number of its last event. */
export interface Kept extends TableFace {
  head: number;
}

/** One table while a step is made: nobody else reads or writes until it is over. */
export interface Open {
  face(): Promise<Kept | undefined>;
  log(): Promise<string[]>;
  append(face: Kept, from: number, entries: string[]): void;
  remove(): void;
}

export interface Store {
  list(): Promise<Kept[]>;
  /** Makes a step at a table. What it appends is kept when the promise is kept, all of it, or none. */
  step<T>(work: (table: (id: string) => Open) => Promise<T>): Promise<T>;
}

/** The database belongs to a later version of this page. */
export class NewerStore extends Error {}

const NAME = 'utterson';
const VERSION = 1;

export async function openStore(): Promise<Store> {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('entries');
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error?.name === 'VersionError' ? new NewerStore() : request.error);
  });
  // Another page of ours wants to bring the database up to date: it is not in the way.
  database.onversionchange = () => database.close();
  return new Database(database);
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

class Database implements Store {
  constructor(private readonly database: IDBDatabase) {}

  async list(): Promise<Kept[]> {
    return result(this.database.transaction('tables').objectStore('tables').getAll() as IDBRequest<Kept[]>);
  }

  async step<T>(work: (table: (id: string) => Open) => Promise<T>): Promise<T> {
    const transaction = this.database.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const stored = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => fail(transaction.error ?? new Error('aborted'));
    });
    stored.catch(() => undefined);
    try {
      const came = await work((id) => opened(transaction, id));
      await stored;
      return came;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended already.
      }
      throw error;
    }
  }
}

function opened(transaction: IDBTransaction, id: string): Open {
  const [tables, entries] = [transaction.objectStore('tables'), transaction.objectStore('entries')];
  return {
    face: () => result(tables.get(id) as IDBRequest<Kept | undefined>),
    log: () => result(entries.getAll(entriesOf(id)) as IDBRequest<string[]>),
    append: (face, from, added) => {
      added.forEach((entry, index) => entries.add(entry, [id, from + index]));
      tables.put(face);
    },
    remove: () => {
      entries.delete(entriesOf(id));
      tables.delete(id);
    },
  };
}

/** For this visit. */
export class Memory implements Store {
  private readonly tables = new Map<string, { face: Kept; log: string[] }>();

  async list(): Promise<Kept[]> {
    return [...this.tables.values()].map(({ face }) => face);
  }

  async step<T>(work: (table: (id: string) => Open) => Promise<T>): Promise<T> {
    const written: (() => void)[] = [];
    const came = await work((id) => ({
      face: async () => this.tables.get(id)?.face,
      log: async () => [...(this.tables.get(id)?.log ?? [])],
      append: (face, from, added) =>
        written.push(() => {
          const log = this.tables.get(id)?.log ?? [];
          this.tables.set(id, { face, log: [...log.slice(0, from), ...added] });
        }),
      remove: () => written.push(() => this.tables.delete(id)),
    }));
    for (const write of written) write();
    return came;
  }
}
