/**
 * What Redis runs, one script at a time, so that processes cannot get in each other's way. Times are Redis's own, in milliseconds: the clocks of the
 * processes do not matter.
 *
 * A limit has three keys. The hash holds what is known about it:
 *
 * - `closedUntil`: when it opens; absent while it is open
 * - `budget`: how many requests may still be sent in this window; absent while nothing is known
 * - `stated`: set once a response of this window has said how many remain; until then the budget is what the last window took
 * - `concurrency`: how many may run at once while `budget` is unknown
 * - `pause`, `guessed`: the last pause after a 429 that stated no time, and that the limit was closed for such a pause
 * - `accepted`, `learned`: how many requests were accepted since it opened, and before it last closed
 * - `granted`: when the last permit was granted
 * - `closings`: how often it was closed, by which 429s of the same burst are recognized
 *
 * The sorted set `:running` holds permits by when they expire, as a process may die with some; `:asking` holds the processes that wait, by when they
 * are expected to have asked again; the hash `:granted` counts the permits of each process in this window.
 */

/** Seconds that an unused limit is remembered. */
const idleSeconds = 180

const common = `
local key, running, asking, granted = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local function number(field) return tonumber(redis.call('HGET', key, field) or '') end
local function keep(milliseconds)
  local closed = (number('closedUntil') or now) - now
  if closed > milliseconds then milliseconds = closed end
  for _, name in ipairs(KEYS) do redis.call('PEXPIRE', name, milliseconds + ${idleSeconds * 1000}) end
end
`

/**
 * Grants permits. ARGV: process, permits wanted, milliseconds until a permit expires, `1` to grant them even if the limit is closed, first permit's id.
 *
 * Returns how many were granted, in how many milliseconds to ask again, the number of closings, the highest number of remaining requests that a
 * response to them can state within this window (-1 if unknown, 0 for a request that finds out whether a new window has begun), and whether the limit
 * is closed.
 */
export const grantScript = `${common}
local process, wanted, lease, force, id = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4] == '1', tonumber(ARGV[5])
local closedUntil = number('closedUntil')
redis.call('ZREMRANGEBYSCORE', running, '-inf', now)
if closedUntil and closedUntil <= now then
  -- A new window: start with few, as nothing is known about it but what the last one took.
  local learned = redis.call('HGET', key, 'learned')
  redis.call('HDEL', key, 'closedUntil', 'budget', 'stated')
  redis.call('HSET', key, 'concurrency', number('guessed') and 1 or 2, 'accepted', 0)
  if learned and not number('guessed') then redis.call('HSET', key, 'budget', learned) end
  redis.call('DEL', granted)
  closedUntil = nil
end
local closings = number('closings') or 0
if closedUntil and not force then
  redis.call('ZADD', asking, closedUntil + 250, process)
  return {0, closedUntil - now, closings, -1, 1}
end
local count = redis.call('ZCARD', running)
local budget = number('budget')
local concurrency = number('concurrency') or 4
local free
if not budget then free = math.floor(concurrency) - count
elseif budget > 0 then free = budget
-- With nothing left, one request at a time finds out whether a new window has begun.
else free = count == 0 and 1 or 0 end
-- Permits that are held for long, by a process that is stuck or has died, hold nobody up.
if free < 1 and now - (number('granted') or now) > 1000 then free = 1 end
-- No process runs ahead of another that waits: at most eight permits more than the least served.
redis.call('ZREMRANGEBYSCORE', asking, '-inf', now)
local own = tonumber(redis.call('HGET', granted, process) or '0')
for _, other in ipairs(redis.call('ZRANGE', asking, 0, -1)) do
  if other ~= process then
    local theirs = tonumber(redis.call('HGET', granted, other) or '0')
    free = math.min(free, theirs + 8 - own)
  end
end
local take = force and wanted or math.max(0, math.min(wanted, free))
for index = 0, take - 1 do redis.call('ZADD', running, now + lease, process .. ':' .. (id + index)) end
if take > 0 then
  redis.call('HINCRBY', granted, process, take)
  redis.call('HSET', key, 'granted', now)
end
if budget and take > 0 then redis.call('HINCRBY', key, 'budget', -take) end
if take < wanted then redis.call('ZADD', asking, now + 250, process) else redis.call('ZREM', asking, process) end
if redis.call('EXISTS', key) == 0 then redis.call('HSET', key, 'closings', 0) end
keep(lease)
local highest = -1
if budget and budget <= 0 then highest = 0 elseif number('stated') then highest = budget + count end
return {take, take < wanted and 10 or 0, closings, highest, 0}
`

/**
 * Takes a permit back and learns from its response. ARGV: permit, result, remaining (or ''), milliseconds until the limit resumes (or ''), closings when it
 * was granted, highest remaining when it was granted, a random number from 0 to 1.
 */
export const releaseScript = `${common}
local permit, result, remaining, resumesIn = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local closingsBefore, highest, random = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
redis.call('ZREM', running, permit)
local count = redis.call('ZCARD', running)
local closings = number('closings') or 0
local function close(milliseconds)
  local until_ = now + math.ceil(milliseconds)
  if until_ <= (number('closedUntil') or 0) then return end
  if not number('closedUntil') then
    local accepted = number('accepted') or 0
    if accepted > 0 then redis.call('HSET', key, 'learned', accepted) end
    redis.call('HSET', key, 'closings', closings + 1)
  end
  redis.call('HSET', key, 'closedUntil', until_)
  redis.call('HDEL', key, 'budget')
  keep(milliseconds)
end
if result == 'rejected' then
  if resumesIn then
    redis.call('HDEL', key, 'guessed')
    close(resumesIn + random * 25)
  elseif closings == closingsBefore then
    local pause = math.min(8000, (number('pause') or 125) * 2)
    redis.call('HSET', key, 'pause', pause, 'guessed', 1)
    close(pause * (0.5 + random / 2))
  end
elseif result == 'accepted' then
  redis.call('HINCRBY', key, 'accepted', 1)
  local concurrency = number('concurrency') or 4
  redis.call('HSET', key, 'concurrency', concurrency + 1 / math.max(1, concurrency))
  if number('guessed') and not number('closedUntil') and closings == closingsBefore then
    -- The pause was long enough: a window has begun.
    local learned = number('learned')
    redis.call('HDEL', key, 'guessed', 'pause')
    if learned and not number('budget') then redis.call('HSET', key, 'budget', learned - 1 - count) end
  end
  -- The window takes more than the last one did, and responses do not say how much.
  if not remaining and highest == 0 and (number('budget') or 1) <= 0 then
    redis.call('HDEL', key, 'budget')
    redis.call('HSET', key, 'concurrency', 2)
  end
  if remaining and not number('closedUntil') and closings == closingsBefore then
    local budget = number('budget')
    -- More than this window can have left: a new one has begun. Permits that run may not be counted in it yet.
    if not number('stated') or highest >= 0 and remaining > highest then
      redis.call('HSET', key, 'budget', math.max(0, remaining - count), 'stated', 1)
      redis.call('DEL', granted)
    else redis.call('HSET', key, 'budget', math.min(budget, remaining)) end
    if remaining == 0 and resumesIn and resumesIn > 0 then close(resumesIn + random * 25) end
  end
elseif result == 'unused' then
  if number('budget') then redis.call('HINCRBY', key, 'budget', 1) end
end
keep(0)
return count
`
