-- How to tell that a master key of this name is the one that was used before: a digest of something derived from it, from which it cannot be
-- found. Empty for keys from before there was one. A key that nothing is sealed under any more, or that is lost for good, is retired: nobody asks for it.
alter table master_key add column proof text, add column retired timestamptz;
