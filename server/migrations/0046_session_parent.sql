-- Who deletes a session looks for those that began from it.
create index session_parent on session (parent_session_id) where parent_session_id is not null;
