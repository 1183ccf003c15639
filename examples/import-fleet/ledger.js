// What an import has come to, in Redis: which batches are done, how many records had which outcome,
// and which were not imported.
//
// A batch counts once, however often it is sent: the script sets the batch's bit, counts its
// records and lists those that failed in one step, and does nothing if the bit is set already.

const finishBatch = `
if redis.call('SETBIT', KEYS[1], ARGV[1], 1) == 1 then return 0 end
for _, outcome in ipairs(cjson.decode(ARGV[2])) do
  redis.call('HINCRBY', KEYS[2], outcome.status, 1)
  if outcome.reason then redis.call('HSET', KEYS[3], outcome.record, cjson.encode(outcome)) end
end
return 1
`

/**
 * @param {import('ioredis').Redis} redis
 * @param {string} name - the import's name
 * @param {string} kind - users, groups, members or messages
 */
export function ledgerOf(redis, name, kind) {
  const key = (part) => `import:${name}:${kind}:${part}`
  return {
    /** Whether all records of a batch have their outcome. */
    isDone: async (batch) => (await redis.getbit(key('done'), batch)) === 1,

    /**
     * Records the outcomes of a batch: `{ record, status, id, code, reason }` each, with a reason
     * for those that were not imported.
     */
    finish: (batch, outcomes) => redis.eval(finishBatch, 3, key('done'), key('counts'), key('failed'), batch, JSON.stringify(outcomes)),

    /**
     * Binds the import to its records.
     * @throws if an import of this name began with other records
     */
    async begin(fingerprint) {
      await redis.set(key('fingerprint'), fingerprint, 'NX')
      if ((await redis.get(key('fingerprint'))) !== fingerprint)
        throw new Error(`The import ${name} of ${kind} began with another file. Choose another name, or continue with that file.`)
    },

    /** Says how many batches and records there are, once all are in the queue. */
    complete: (batches, records) => redis.hset(key('total'), { batches, records }),

    async status() {
      const [done, counts, total, failed] = await Promise.all([
        redis.bitcount(key('done')),
        redis.hgetall(key('counts')),
        redis.hgetall(key('total')),
        redis.hlen(key('failed')),
      ])
      const number = (value) => (value === undefined ? undefined : Number(value))
      const numbers = Object.fromEntries(Object.entries(counts).map(([status, count]) => [status, Number(count)]))
      return { batchesDone: done, batches: number(total.batches), records: number(total.records), counts: numbers, failed }
    },

    /** The records that were not imported, with their reasons. */
    async *failed() {
      for await (const entries of redis.hscanStream(key('failed')))
        for (let index = 1; index < entries.length; index += 2) yield JSON.parse(entries[index])
    },
  }
}
