begin;
set local search_path = public, extensions;
select plan(32);
select tests.meet();
delete from private.post_changes;

insert into posts (id, user_id, content) values
  (tests.client_id('hello'), tests.person('author'), 'Hola'), (tests.client_id('quiet'), tests.person('author'), 'Nada');
insert into posts (id, user_id, content, category) values (tests.client_id('adult'), tests.person('author'), 'Adultos', 'lizysfriends');

create function tests.counts(name text) returns integer[]
  language sql
as $$
  select array[likes_count(post), comments_count(post)] from public.posts as post where id = tests.client_id(name)
$$;
create function tests.folded(name text) returns integer[]
  language sql security definer
as $$
  select array[likes, comments] from private.post_counts where post_id = tests.client_id(name)
$$;
create function tests.pending() returns integer
  language sql security definer
as $$
  select count(*)::integer from private.post_changes
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Exact before anything is folded.
select is(tests.counts('hello'), array[0, 0], 'a new post has no likes and no comments');
insert into post_likes (post_id, user_id) select tests.client_id('hello'), tests.person(name) from unnest(array['friend', 'stranger', 'minor']) as name;
insert into post_comments (id, post_id, user_id, content) values (tests.client_id('c'), tests.client_id('hello'), tests.person('friend'), '¡Hola!');
select is(tests.pending(), 2, 'one change a post and statement');
select tests.act_as('friend');
select is(tests.counts('hello'), array[3, 1], 'likes and comments are counted at once');
delete from post_likes where post_id = tests.client_id('hello');
select is(tests.counts('hello'), array[2, 1], 'a like that is taken back is not');
select is(tests.counts('quiet'), array[0, 0], 'each post by itself');
select results_eq(
  $$ select post.likes_count, post.comments_count from posts as post where post.likes_count > 0 $$, $$ values (2, 1) $$, 'as a column is asked for');

-- Folding changes no sum.
select tests.act_as_server();
select is(private.fold_post_counts(2), 2, 'so many changes are folded');
select is(tests.counts('hello'), array[2, 1], 'which nobody sees');
select is(private.fold_post_counts(), 1, 'the rest later');
select is(tests.counts('hello'), array[2, 1], 'nor then');
select is(tests.pending(), 0, 'nothing is left');
select is(tests.folded('hello'), array[2, 1], 'all is in the counts');
select is(private.fold_post_counts(), 0, 'once is enough');
select is(tests.folded('quiet'), null, 'what nobody likes has no row');

-- From a folded count on.
delete from post_comments where id = tests.client_id('c');
insert into post_likes (post_id, user_id) values (tests.client_id('hello'), tests.person('moderator')), (tests.client_id('quiet'), tests.person('moderator'));
select is(tests.counts('hello'), array[3, 0], 'changes are added to what is folded');
select is(private.fold_post_counts(), 3, 'several posts are folded together');
select is(tests.folded('hello') || tests.folded('quiet'), array[3, 0, 1, 0], 'each with its own');

-- A post that goes, and one that a later rule would refuse.
insert into post_likes (post_id, user_id) values (tests.client_id('quiet'), tests.person('friend'));
delete from posts where id = tests.client_id('quiet');
select is(tests.pending(), 0, 'what goes with its post is counted nowhere');
select is(tests.folded('quiet'), null, 'its counts are gone');
insert into posts (id, user_id, content) values (tests.client_id('quiet'), tests.person('author'), 'Otra vez');
select is(tests.counts('quiet'), array[0, 0], 'and who posts again under its id begins with nothing');
insert into private.post_changes (post_id, likes, comments) values (tests.client_id('nowhere'), 1, 1);
select is(private.fold_post_counts(), 1, 'changes of what was never there hold up none');
alter table posts add constraint stricter check (content <> 'Hola') not valid;
select lives_ok($$ delete from post_likes where user_id = tests.person('stranger') $$, 'a post that a later rule would refuse keeps nobody''s like');
select lives_ok($$ select private.fold_post_counts() $$, 'and is folded');
select is(tests.counts('hello'), array[2, 0], 'as any');
update private.post_counts set likes = -5;
select is(tests.counts('hello'), array[0, 0], 'a count that was wrong is none');

-- Nobody counts but the server.
select tests.act_as('author');
select throws_ok($$ insert into private.post_changes (post_id, likes, comments) values (tests.client_id('hello'), 1000, 0) $$, '42501', null, 'no member adds to a count');
select throws_ok($$ update private.post_counts set likes = 1000 $$, '42501', null, 'or writes one');
select throws_ok($$ select from private.post_changes $$, '42501', null, 'or reads what changed');
select throws_ok($$ select private.fold_post_counts() $$, '42501', null, 'or folds');
select tests.act_as('minor');
select is(tests.counts('adult'), null, 'a minor counts no post for adults');
select tests.act_as('anon');
select throws_ok($$ select likes_count(null::posts) $$, '42501', null, 'anon counts no likes');
select throws_ok($$ select comments_count(null::posts) $$, '42501', null, 'and no comments');

select finish();
rollback;
