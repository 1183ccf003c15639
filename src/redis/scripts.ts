/**
 * What Redis runs, one script at a time, so that processes cannot get in each other's way. Redis
 * keeps what is known of a limit; what responses mean for it is decided before. Times are Redis's
 * own, in milliseconds: the clocks of the processes do not matter.
 *
 * A limit has four keys. The hash `state` holds:
 *
 * - `until`, `since`: when it opens, and since when it has been closed in a row
 * - `closings`, `rejections`: how often it was closed, and how many requests were rejected in a row
 * - `left`, `stated`: how many requests may still be sent in this window, absent while unknown, and
 *   whether a response said so
 * - `pace`: how many may run at once while `left` is unknown
 * - `accepted`, `learned`: how many requests were accepted since it opened, and in the window
 *   before
 * - `granted`: when the last permit was granted
 *
 * The sorted set `permits` holds permits by when they expire, as a process may die with some, and
 * `asking` the processes that wait by when they are expected to have asked again; the hash `turns`
 * counts the permits of each process in this window.
 */

/** Seconds that an unused limit is remembered. */
const idleSeconds = 180

const common = `
local state, permits, asking, turns = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local function get(field, otherwise) return tonumber(redis.call('HGET', state, field) or '') or otherwise end
local function set(...) redis.call('HSET', state, ...) end
local function expire()
  local closed = math.max(0, get('until', 0) - now)
  for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, closed + ${idleSeconds * 1000}) end
end
`

/**
 * Grants permits. ARGV: process, permits wanted, `1` to grant them even if the limit is closed,
 * first permit's id, milliseconds until a permit expires.
 *
 * Returns how many were granted, in how many milliseconds the limit opens, for how long it has been
 * closed in a row, closings, rejections, and the highest number of remaining requests that a
 * response to these can state within this window: -1 if unknown, 0 for a request that finds out
 * whether a new one has begun.
 */
export const grantScript = `${common}
local process, wanted, force, id, lease = ARGV[1], tonumber(ARGV[2]), ARGV[3] == '1', tonumber(ARGV[4]), tonumber(ARGV[5])
redis.call('ZREMRANGEBYSCORE', permits, '-inf', now)
redis.call('ZREMRANGEBYSCORE', asking, '-inf', now)
local function served(other) return tonumber(redis.call('HGET', turns, other) or '0') end
local own, closed, left, running = served(process), math.max(0, get('until', 0) - now), get('left'), redis.call('ZCARD', permits)
local free = left or math.floor(get('pace', 4)) - running
-- With nothing left, one request at a time finds out whether a new window has begun.
if left and left <= 0 and running == 0 then free = 1 end
-- Permits that are held for long, by a process that is stuck or has died, hold nobody up.
if free < 1 and now - get('granted', now) > 1000 then free = 1 end
-- No process runs ahead of another that waits: at most eight permits more than the least served.
for _, other in ipairs(redis.call('ZRANGE', asking, 0, -1)) do
  if other ~= process then free = math.min(free, served(other) + 8 - own) end
end
if closed > 0 then free = 0 end
local take = force and wanted or math.max(0, math.min(wanted, free))
for index = id, id + take - 1 do redis.call('ZADD', permits, now + lease, process .. ':' .. index) end
if take > 0 then
  redis.call('HINCRBY', turns, process, take)
  set('granted', now)
  if left then set('left', left - take) end
end
if take < wanted then redis.call('ZADD', asking, now + closed + 250, process) else redis.call('ZREM', asking, process) end
expire()
local most = left and (left <= 0 and 0 or get('stated') and left + running) or -1
return {take, closed, now - get('since', now), get('closings', 0), get('rejections', 0), most}
`

/**
 * Takes a permit back, with what its response means. ARGV: permit, result, closings when it was
 * granted, remaining requests (or ''), `new` if it cannot be of the same window, milliseconds for
 * which the limit is closed (or ''), `stated` if it says so itself.
 */
export const releaseScript = `${common}
local permit, result, closings, remaining, closing = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[6])
local new, stated = ARGV[5] == 'new', ARGV[7] == 'stated'
redis.call('ZREM', permits, permit)
local running, left, accepted = redis.call('ZCARD', permits), get('left'), get('accepted', 0)
-- A request that was sent before the limit was last closed says nothing about the window after that, unless it was rejected and states a time.
local current = get('closings', 0) == closings
if result == 'unused' and current and left then set('left', left + 1) end
if result == 'accepted' then redis.call('HINCRBY', state, current and 'accepted' or 'learned', 1) end
if result == 'accepted' and current then
  -- If it was sent while the limit was closed, by a call that does not wait, the limit is open after all.
  if get('until', 0) > now then redis.call('DEL', asking) end
  redis.call('HDEL', state, 'until', 'since', 'rejections')
  local pace, learned = get('pace', 4), get('learned')
  set('pace', pace + 1 / pace)
  if remaining and (new or not get('stated')) then
    -- Permits that run may not be counted in it yet.
    set('left', math.max(0, remaining - running), 'stated', 1)
    redis.call('DEL', turns)
  elseif remaining then set('left', math.min(left, remaining))
  elseif new then
    -- The window takes more than the last one did, and responses do not say how much.
    redis.call('HDEL', state, 'left', 'stated')
    set('pace', 2)
  elseif accepted == 0 and learned and not left then set('left', learned - 1 - running) end
end
if result == 'rejected' and current then redis.call('HINCRBY', state, 'rejections', 1) end
if closing and (current or result == 'rejected' and stated) then
  if accepted > 0 then set('learned', accepted, 'accepted', 0) end
  set('until', math.max(get('until', 0), now + closing), 'since', get('since', now), 'closings', get('closings', 0) + 1)
  set('pace', stated and 2 or 1)
  redis.call('HDEL', state, 'left', 'stated')
  redis.call('DEL', turns)
end
expire()
`
