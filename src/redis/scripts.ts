import { concurrency, longestWindow, longRequest, probing } from '../transport/limitPolicy.ts'

/**
 * What Redis runs, one script at a time, so that processes cannot get in each other's way. Redis
 * keeps what is known of a limit, as the limiter in memory does; what responses mean for it is
 * decided before. Times are Redis's own, in milliseconds: clocks of processes do not matter.
 *
 * A limit has three keys. The hash `state` holds:
 *
 * - `until`, `closing`, `since`: when it opens, for how long it was last closed, and since when it
 *   has been closed in a row
 * - `closings`, `rejections`: how often it was closed, and how many requests were rejected in a row
 * - `remaining`, `ends`: the smallest number of remaining requests that a response of this window
 *   stated, and when the window ends
 * - `pace`: how many requests may run at once; absent while nothing is known
 * - `granted`: when a process that waits was last granted a permit
 *
 * The sorted sets `permits` and `processes` hold the permits that are in use and the processes that
 * ask for some, each with the moment until when that is believed: a process that is alive renews
 * the leases of its permits.
 */

/**
 * How long, in milliseconds, a permit counts whose process is not heard of: if it dies, or stands
 * still, it delays others for no longer.
 */
export const lease = 3000

const common = `
local state, permits, processes = KEYS[1], KEYS[2], KEYS[3]
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local function get(field, otherwise) return tonumber(redis.call('HGET', state, field) or '') or otherwise end
local function set(...) redis.call('HSET', state, ...) end
-- If the clock went back, a limit opens no later than it was closed for.
local function closedFor()
  local left = get('until', 0) - now
  return left > get('closing', 0) and 0 or math.max(0, left)
end
-- How many requests remain, if the window is not over of which that was stated.
local function remaining()
  local left = get('ends', 0) - now
  return left > 0 and left <= ${longestWindow} and get('remaining') or nil
end
-- A limit that is open and unused is remembered for three minutes.
local function expire()
  for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, closedFor() + 180000) end
end
`

/**
 * Grants permits, and renews others. ARGV: process, the number of its first permit, permits wanted,
 * `1` to grant them even if the limit is closed, and the permits to renew.
 *
 * Returns how many were granted, in how many milliseconds the limit opens, for how long it has been
 * closed in a row, closings, rejections, and remaining requests: -1 if unknown.
 */
export const grantScript = `${common}
local process, first, wanted, force = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4] == '1'
for _, key in ipairs({permits, processes}) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  -- Longer than any lease: the clock went back.
  redis.call('ZREMRANGEBYSCORE', key, '(' .. now + ${lease}, '+inf')
end
for index = 5, #ARGV do redis.call('ZADD', permits, 'XX', now + ${lease}, ARGV[index]) end
if wanted > 0 then redis.call('ZADD', processes, now + ${lease}, process) end
local running = redis.call('ZCARD', permits)
local closed, since, granted = closedFor(), math.min(now, get('since', now)), math.min(now, get('granted', 0))
local remaining = remaining()
local free = math.floor(get('pace', ${concurrency.ofFleet})) - running
if remaining then free = math.min(free, remaining - running) end
-- Requests that run for long hold nobody up, and one finds out whether a new window has begun.
if free < 1 and (running == 0 or now - granted > ${longRequest}) then free = 1 end
-- What is scarce is divided among the processes that ask.
if free < wanted then free = math.max(math.min(1, free), math.floor(free / redis.call('ZCARD', processes))) end
if closed > 0 then free = now - since > ${probing.after} and now - granted >= ${probing.every} and 1 or 0 end
local take = force and wanted or math.max(0, math.min(wanted, free))
for number = first, first + take - 1 do redis.call('ZADD', permits, now + ${lease}, process .. ':' .. number) end
if take > 0 and not force then set('granted', now) end
expire()
return {take, closed, now - since, get('closings', 0), get('rejections', 0), remaining or -1}
`

/**
 * Takes a permit back, with what its response means. ARGV: permit, result, closings and remaining
 * requests (-1 if unknown) when it was granted, remaining requests now (or ''), milliseconds until
 * their window ends, milliseconds for which the limit is closed (or ''), and `stated` if a response
 * says so itself.
 */
export const releaseScript = `${common}
local result, closings, before = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local stated, ends, closing, isStated = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), ARGV[8] == 'stated'
redis.call('ZREM', permits, ARGV[1])
-- A request that was sent before the limit was last closed says nothing about the window after
-- that, unless it was rejected and states a time.
local current = get('closings', 0) == closings
if current and result ~= 'rejected' and result ~= 'unused' then
  local pace = get('pace') or stated and math.max(${concurrency.first}, redis.call('ZCARD', permits))
  if pace then set('pace', pace + 1 / pace) end
end
if current and result == 'accepted' then
  -- If it was sent while the limit was closed, the limit is open after all.
  redis.call('HDEL', state, 'until', 'since', 'rejections')
  if stated then
    -- Responses overtake each other, so the smallest number counts, unless it belongs to a new window.
    local isNew = before >= 0 and stated >= before
    set('remaining', isNew and stated or math.min(stated, remaining() or stated), 'ends', now + ends)
  end
end
if current and result == 'rejected' then redis.call('HINCRBY', state, 'rejections', 1) end
if closing and (current or result == 'rejected' and isStated) then
  local till = math.max(now + closedFor(), now + closing)
  set('until', till, 'closing', till - now, 'since', math.min(now, get('since', now)), 'closings', get('closings', 0) + 1, 'pace', ${concurrency.reopened})
  redis.call('HDEL', state, 'remaining')
end
expire()
`
