-- Each request reserves one ticket with a new idempotency key. TICKET is an id, or a format for ids with a number up to TICKETS.
local ticket = os.getenv("TICKET")
local tickets = tonumber(os.getenv("TICKETS") or "0")
local headers = { ["content-type"] = "application/json", ["x-api-key"] = os.getenv("API_KEY") }
local threads = 0
local number = 0

function setup(thread)
  threads = threads + 1
  thread:set("name", threads .. "-" .. os.time())
end

function init()
  math.randomseed(os.time())
end

function request()
  number = number + 1
  headers["idempotency-key"] = "bench-" .. os.getenv("ROUND") .. "-" .. name .. "-" .. number
  local id = tickets > 0 and string.format(ticket, math.random(1, tickets)) or ticket
  return wrk.format("POST", "/v1/reservations", headers, '{"items":[{"ticket_id":"' .. id .. '","quantity":1}],"booking_email":"bench@bench.example"}')
end
