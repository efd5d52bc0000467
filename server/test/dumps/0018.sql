-- Written by make-dump.ts. Do not edit.

SELECT pg_catalog.set_config('search_path', '', false);

-- Name: caseless; Type: COLLATION; Schema: public; Owner: -

do $$
declare
  known text;
begin
  select collname into known from pg_collation
  where collnamespace = 'pg_catalog'::regnamespace and collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8', 'en_US.utf8')
  order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8', 'en_US.utf8'], collname::text) limit 1;
  execute format('create collation public.caseless from %I', coalesce(known, 'C'));
end
$$;


-- Name: btree_gist; Type: EXTENSION; Schema: -; Owner: -

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;


-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


-- Name: announce_change(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.announce_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('changes', tg_table_name);
  return null;
end
$$;


-- Name: announce_topic(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.announce_topic() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end
$$;


-- Name: count_review(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.count_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update gears set reviews_count = reviews_count - 1, rating_sum = rating_sum - old.rating where id = old.gear_id;
  end if;
  if tg_op <> 'DELETE' then
    update gears set reviews_count = reviews_count + 1, rating_sum = rating_sum + new.rating where id = new.gear_id;
  end if;
  return null;
end
$$;


-- Name: learn_words_of_changed_gear(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.learn_words_of_changed_gear() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into gear_words
  select word from words_in(concat_ws(' ', new.name, new.category, new.pet_type, new.description)) as word
  order by word on conflict do nothing;
  return null;
end
$$;


-- Name: learn_words_of_new_gears(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.learn_words_of_new_gears() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into gear_words
  select distinct word from fresh, words_in(concat_ws(' ', name, category, pet_type, description)) as word
  order by word on conflict do nothing;
  return null;
end
$$;


-- Name: note_shelf_change(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.note_shelf_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into shelf_changes (gear_id, delta)
    values (new.id, new.stock + new.taken - case when tg_op = 'UPDATE' then old.stock + old.taken else 0 end);
  return null;
end
$$;


-- Name: promise_pet(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.promise_pet() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update pets set tags = array_remove(tags, 'Available') where id = new.pet_id;
  update adoption_requests set status = 'declined', decided_at = now()
    where pet_id = new.pet_id and status = 'open';
  return null;
end
$$;


-- Name: refuse_unavailable_pet(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.refuse_unavailable_pet() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  present_tags text[];
begin
  select tags into present_tags from pets where id = new.pet_id for share;
  if 'Available' <> all (present_tags) then
    raise exception 'pet % cannot be asked for', new.pet_id
      using errcode = 'check_violation', constraint = 'adoption_requests_available_pet';
  end if;
  return new;
end
$$;


-- Name: remove_reviews_of_undone_order(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.remove_reviews_of_undone_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Whoever writes or edits a review locks it first and its gear afterwards, so this does the same. The gears are locked
  -- in the order of their ids, like everywhere, and all of them, because their units are returned next.
  perform from gear_reviews where order_id = new.id for update;
  if not found then
    return null;
  end if;
  perform from gears where id in (select gear_id from order_lines where order_id = new.id)
    order by id for no key update;
  update gear_reviews set order_id = standing.order_id
    from (
      select distinct on (gear_id) gear_id, order_id
      from order_lines join orders on orders.id = order_lines.order_id
      where orders.user_id = new.user_id and orders.status in ('ordered', 'shipping', 'shipped')
        and order_lines.reviewed_at is not null
      order by gear_id, reviewed_at desc
    ) as standing
    where gear_reviews.order_id = new.id and gear_reviews.gear_id = standing.gear_id;
  delete from gear_reviews where order_id = new.id;
  return null;
end
$$;


-- Name: report_sandbox_intent(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.report_sandbox_intent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.refunded_cents <> old.refunded_cents then
    insert into sandbox_reports (intent_id, type) values (new.id, 'charge.refunded');
  end if;
  if new.status <> old.status then
    insert into sandbox_reports (intent_id, type) values (new.id, case new.status
      when 'succeeded' then 'payment_intent.succeeded'
      when 'canceled' then 'payment_intent.canceled'
      when 'requires_action' then 'payment_intent.requires_action'
      else 'payment_intent.payment_failed' end);
  end if;
  return null;
end $$;


-- Name: words_in(text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.words_in(texts text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE
    AS $$
  select lexeme from unnest(to_tsvector('simple', texts)) where length(lexeme) >= 3 and lexeme !~ '[0-9]'
$$;




-- Name: adoption_requests; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.adoption_requests (
    id integer NOT NULL,
    user_id integer NOT NULL,
    pet_id integer NOT NULL,
    note text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT adoption_requests_decided_once_closed CHECK (((status = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT adoption_requests_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
    CONSTRAINT adoption_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])))
);


-- Name: adoption_requests_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.adoption_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.adoption_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: bookings; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.bookings (
    id integer NOT NULL,
    user_id integer NOT NULL,
    pet_id integer,
    pet_name text,
    service_id integer NOT NULL,
    date date NOT NULL,
    time_slot text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'Pending'::text NOT NULL,
    calendar_key text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    booked_at timestamp with time zone DEFAULT now() NOT NULL,
    reminded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    calendar_uid text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL,
    CONSTRAINT bookings_pet_or_its_name CHECK (((pet_id IS NULL) = (pet_name IS NOT NULL))),
    CONSTRAINT bookings_service_id_check CHECK (((service_id >= 1) AND (service_id <= 4))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Confirmed'::text, 'Cancelled'::text]))),
    CONSTRAINT bookings_take_time CHECK ((ends_at > starts_at)),
    CONSTRAINT bookings_time_slot_check CHECK ((time_slot ~ '^[0-2][0-9]:[0-5][0-9]$'::text))
);


-- Name: bookings_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.bookings ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bookings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: calendar_feeds; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.calendar_feeds (
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: cart_items; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.cart_items (
    id integer NOT NULL,
    user_id integer NOT NULL,
    gear_id integer NOT NULL,
    quantity integer NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    price_cents integer NOT NULL,
    CONSTRAINT cart_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);


-- Name: cart_items_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.cart_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.cart_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: contact_addresses; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.contact_addresses (
    user_id integer NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);


-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: contact_messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: demo_parts; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.demo_parts (
    part text NOT NULL,
    planted_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: favorites; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.favorites (
    user_id integer NOT NULL,
    pet_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: feedback; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.feedback (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: feedback_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.feedback ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: gear_reviews; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.gear_reviews (
    id integer NOT NULL,
    gear_id integer NOT NULL,
    user_name text NOT NULL,
    rating integer NOT NULL,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    user_id integer,
    order_id integer,
    CONSTRAINT gear_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);


-- Name: gear_reviews_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.gear_reviews ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.gear_reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: gear_words; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.gear_words (
    word text NOT NULL
);


-- Name: gears; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.gears (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    pet_type text NOT NULL,
    category text NOT NULL,
    list_price_cents integer NOT NULL,
    sale_percent integer DEFAULT 0 NOT NULL,
    price_cents integer GENERATED ALWAYS AS ((((list_price_cents * (100 - sale_percent)) + 50) / 100)) STORED,
    stock integer DEFAULT 0 NOT NULL,
    is_new boolean DEFAULT false NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    highlights text[] DEFAULT '{}'::text[] NOT NULL,
    details json DEFAULT '{}'::json NOT NULL,
    images json DEFAULT '[]'::json NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    rating_sum integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    rating numeric(3,2) GENERATED ALWAYS AS (
CASE
    WHEN (reviews_count = 0) THEN (0)::numeric
    ELSE round(((rating_sum)::numeric / (reviews_count)::numeric), 2)
END) STORED NOT NULL,
    in_stock boolean GENERATED ALWAYS AS ((stock > 0)) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (((lower((name COLLATE public.caseless)) || chr(31)) || lower((description COLLATE public.caseless)))) STORED NOT NULL,
    name_words tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, name)) STORED NOT NULL,
    search_words tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('english'::regconfig, name), 'A'::"char") || setweight(to_tsvector('english'::regconfig, category), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, pet_type), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, description), 'D'::"char"))) STORED NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    CONSTRAINT gears_check CHECK (((rating_sum >= reviews_count) AND (rating_sum <= (reviews_count * 5)))),
    CONSTRAINT gears_list_price_cents_check CHECK ((list_price_cents > 0)),
    CONSTRAINT gears_name_check CHECK ((name <> ''::text)),
    CONSTRAINT gears_reviews_count_check CHECK ((reviews_count >= 0)),
    CONSTRAINT gears_sale_percent_check CHECK (((sale_percent >= 0) AND (sale_percent <= 90))),
    CONSTRAINT gears_stock_check CHECK ((stock >= 0)),
    CONSTRAINT gears_taken_check CHECK ((taken >= 0))
);


-- Name: gears_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.gears ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.gears_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: identities; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: mail_outbox; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.mail_outbox (
    id integer NOT NULL,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    user_id integer,
    about text,
    kind text,
    expires_at timestamp with time zone
);


-- Name: mail_outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.mail_outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mail_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: one_time_links; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.one_time_links (
    token_hash bytea NOT NULL,
    user_id integer NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_links_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'confirm'::text])))
);


-- Name: order_events; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.order_events (
    id integer NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    happened_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_events_kind_check CHECK ((kind = ANY (ARRAY['placed'::text, 'awaiting_payment'::text, 'paid'::text, 'shipping'::text, 'shipped'::text, 'cancelled'::text, 'refunded'::text, 'payment_failed'::text, 'expired'::text])))
);


-- Name: order_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.order_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: order_lines; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.order_lines (
    order_id integer NOT NULL,
    gear_id integer NOT NULL,
    name text NOT NULL,
    image json,
    unit_cents integer NOT NULL,
    quantity integer NOT NULL,
    hold text NOT NULL,
    reviewed_at timestamp with time zone,
    CONSTRAINT order_lines_hold_check CHECK ((hold = ANY (ARRAY['held'::text, 'claimed'::text, 'released'::text]))),
    CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT order_lines_unit_cents_check CHECK ((unit_cents >= 0))
);


-- Name: orders; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.orders (
    id integer NOT NULL,
    transaction_id text NOT NULL,
    user_id integer,
    checkout_key text,
    request_hash bytea NOT NULL,
    payment_method text NOT NULL,
    status text NOT NULL,
    amount_cents integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    country text NOT NULL,
    placed_at timestamp with time zone DEFAULT now() NOT NULL,
    held_until timestamp with time zone,
    next_check_at timestamp with time zone,
    CONSTRAINT orders_amount_cents_check CHECK (((amount_cents >= 0) AND (amount_cents <= 100000000))),
    CONSTRAINT orders_country_check CHECK ((country = ANY (ARRAY['vn'::text, 'us'::text, 'sg'::text]))),
    CONSTRAINT orders_country_in_transaction_id CHECK (("left"(transaction_id, 2) = upper(country))),
    CONSTRAINT orders_holds_end CHECK (((status <> 'awaiting_payment'::text) OR (held_until IS NOT NULL))),
    CONSTRAINT orders_only_cards_wait CHECK (((payment_method = 'card'::text) OR (status = ANY (ARRAY['ordered'::text, 'shipping'::text, 'shipped'::text, 'cancel'::text, 'refund'::text])))),
    CONSTRAINT orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['cash'::text, 'card'::text]))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['awaiting_payment'::text, 'ordered'::text, 'shipping'::text, 'shipped'::text, 'cancel'::text, 'refund'::text, 'expired'::text, 'abandoned'::text]))),
    CONSTRAINT orders_transaction_id_check CHECK ((transaction_id ~ '^(VN|US|SG)-[0-9A-HJKMNP-TV-Z]{20}$'::text))
);


-- Name: orders_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: payment_events; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.payment_events (
    id text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: payments; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.payments (
    order_id integer NOT NULL,
    intent_id text NOT NULL,
    amount_cents integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    refund_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payments_refund_reason_check CHECK ((refund_reason = ANY (ARRAY['cancelled'::text, 'sold_out'::text, 'shop'::text]))),
    CONSTRAINT payments_refunds_have_reasons CHECK (((state = ANY (ARRAY['refund_due'::text, 'refunded'::text])) = (refund_reason IS NOT NULL))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'canceled'::text, 'refund_due'::text, 'refunded'::text])))
);


-- Name: pets; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.pets (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    breed text NOT NULL,
    age text NOT NULL,
    gender text NOT NULL,
    weight text NOT NULL,
    color text NOT NULL,
    description text NOT NULL,
    trait text DEFAULT ''::text NOT NULL,
    adoption_fee_cents integer NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    images json DEFAULT '[]'::json NOT NULL,
    care_diet text DEFAULT ''::text NOT NULL,
    care_exercise text DEFAULT ''::text NOT NULL,
    care_grooming text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pets_adoption_fee_cents_check CHECK ((adoption_fee_cents >= 0)),
    CONSTRAINT pets_gender_check CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text]))),
    CONSTRAINT pets_name_check CHECK ((name <> ''::text))
);


-- Name: pets_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.pets ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -

CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);


-- Name: rejected_sign_ins; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.rejected_sign_ins (
    id integer NOT NULL,
    email text NOT NULL,
    kind text NOT NULL,
    device text NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rejected_sign_ins_kind_check CHECK ((kind = ANY (ARRAY['sign_in_failed'::text, 'sign_in_refused'::text])))
);


-- Name: rejected_sign_ins_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.rejected_sign_ins ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.rejected_sign_ins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: reset_requests; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.reset_requests (
    id integer NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: reset_requests_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.reset_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reset_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: sandbox_intents; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sandbox_intents (
    id text NOT NULL,
    client_secret text NOT NULL,
    reference text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    challenge_hash bytea,
    return_path text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sandbox_intents_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT sandbox_intents_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
    CONSTRAINT sandbox_intents_check1 CHECK (((refunded_cents = 0) OR (status = 'succeeded'::text))),
    CONSTRAINT sandbox_intents_check2 CHECK (((status <> 'requires_action'::text) OR ((challenge_hash IS NOT NULL) AND (return_path IS NOT NULL)))),
    CONSTRAINT sandbox_intents_status_check CHECK ((status = ANY (ARRAY['open'::text, 'requires_action'::text, 'succeeded'::text, 'canceled'::text])))
);


-- Name: sandbox_reports; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sandbox_reports (
    id text DEFAULT ('evt_sandbox_'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)) NOT NULL,
    intent_id text NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    delivered_at timestamp with time zone
);


-- Name: sandbox_secret; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sandbox_secret (
    is_only boolean DEFAULT true NOT NULL,
    secret text NOT NULL,
    CONSTRAINT sandbox_secret_is_only_check CHECK (is_only)
);


-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


-- Name: security_events; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.security_events (
    id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT security_events_kind_check CHECK ((kind = ANY (ARRAY['registered'::text, 'signed_in'::text, 'new_device'::text, 'sign_in_failed'::text, 'sign_in_refused'::text, 'signed_out'::text, 'session_ended'::text, 'signed_out_everywhere'::text, 'reset_requested'::text, 'password_changed'::text, 'email_confirmed'::text, 'google_linked'::text, 'account_claimed'::text])))
);


-- Name: security_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.security_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: sessions; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sessions (
    id integer NOT NULL,
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    binding_hash bytea,
    idle_seconds integer,
    CONSTRAINT sessions_idle_seconds_check CHECK ((idle_seconds > 0))
);


-- Name: sessions_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: shelf_changes; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.shelf_changes (
    id integer NOT NULL,
    gear_id integer NOT NULL,
    delta integer NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shelf_changes_delta_check CHECK ((delta <> 0))
);


-- Name: shelf_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.shelf_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.shelf_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: sign_in_attempts; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sign_in_attempts (
    state_hash bytea NOT NULL,
    browser_hash bytea NOT NULL,
    nonce text NOT NULL,
    verifier text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


-- Name: userpets; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.userpets (
    id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    species text NOT NULL,
    breed text NOT NULL,
    age double precision,
    gender text NOT NULL,
    weight_kg double precision,
    notes text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT userpets_age_check CHECK (((age >= (0)::double precision) AND (age <= (200)::double precision))),
    CONSTRAINT userpets_breed_check CHECK ((breed <> ''::text)),
    CONSTRAINT userpets_gender_check CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Unknown'::text]))),
    CONSTRAINT userpets_name_check CHECK ((name <> ''::text)),
    CONSTRAINT userpets_species_check CHECK ((species = ANY (ARRAY['Dog'::text, 'Cat'::text, 'Reptile'::text, 'Rodent'::text]))),
    CONSTRAINT userpets_weight_kg_check CHECK (((weight_kg >= (0)::double precision) AND (weight_kg <= (1000)::double precision)))
);


-- Name: userpets_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.userpets ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.userpets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Name: users; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.users (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text,
    role text DEFAULT 'customer'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email_confirmed_at timestamp with time zone,
    gender text,
    date_of_birth date,
    phone text,
    address text,
    city text,
    country text,
    avatar_url text,
    avatar_public_id text,
    CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Other'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'admin'::text])))
);


-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


-- Data for Name: adoption_requests; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.adoption_requests VALUES (1, 3, 1, 'We have a garden.', 'open', '2026-11-16 12:12:37.632241+00', NULL);
INSERT INTO public.adoption_requests VALUES (3, 3, 2, 'We have a garden.', 'approved', '2026-11-16 12:12:37.657606+00', '2026-11-16 12:12:37.671382+00');
INSERT INTO public.adoption_requests VALUES (2, 4, 2, 'We have a garden.', 'declined', '2026-11-16 12:12:37.647623+00', '2026-11-16 12:12:37.671382+00');
INSERT INTO public.adoption_requests VALUES (4, 3, 3, 'We have a garden.', 'declined', '2026-11-16 12:12:37.68942+00', '2026-11-16 12:12:37.699636+00');
INSERT INTO public.adoption_requests VALUES (5, 3, 4, 'We have a garden.', 'withdrawn', '2026-11-16 12:12:37.713224+00', '2026-11-16 12:12:37.720275+00');
INSERT INTO public.adoption_requests VALUES (6, 4, 1, 'We have a garden.', 'open', '2026-11-16 12:12:37.727156+00', NULL);


-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.bookings VALUES (4, 3, 1, NULL, 4, '2025-12-01', '13:30', '2025-12-01 06:30:00+00', '2025-12-01 08:00:00+00', 'Shy', 'Confirmed', 'nkajAdJImDiz9ICttCUiyGEvoat6ilokW7qB7YKX-hw', 0, '2026-11-16 12:12:37.58+00', '2026-11-16 12:12:37.605358+00', '2026-11-16 12:12:37.58146+00', 'eed11207bf8745ceb76ba99877ade9e1');
INSERT INTO public.bookings VALUES (5, 3, NULL, 'Gone', 1, '2025-12-01', '11:00', '2025-12-01 04:00:00+00', '2025-12-01 04:30:00+00', 'Shy', 'Confirmed', 'dDTTb_ndbDFkVjcpBHxa5acgotz3ZAJhzRT0IOMlIdA', 0, '2026-11-16 12:12:37.594+00', '2026-11-16 12:12:37.605358+00', '2026-11-16 12:12:37.596709+00', '32f5075e4862459fbe38a3336319c8c2');
INSERT INTO public.bookings VALUES (1, 3, 1, NULL, 1, '2095-11-28', '09:00', '2095-11-28 02:00:00+00', '2095-11-28 02:30:00+00', 'Shy', 'Pending', 'zr-kYQNncA6XqVKPvVDaGIYYCeM5cYYYBdl4CGuAK3Q', 0, '2026-11-16 12:12:37.498+00', NULL, '2026-11-16 12:12:37.506869+00', '58882ae481ca4237a9c4220d155c696d');
INSERT INTO public.bookings VALUES (2, 3, 2, NULL, 2, '2095-11-28', '10:00', '2095-11-28 03:00:00+00', '2095-11-28 04:00:00+00', 'Shy', 'Confirmed', 'u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk', 1, '2026-11-16 12:12:37.526+00', NULL, '2026-11-16 12:12:37.527845+00', '5ff4b980a0624dd2863afbc86bed292c');
INSERT INTO public.bookings VALUES (3, 3, 1, NULL, 3, '2095-11-28', '12:45', '2095-11-28 05:45:00+00', '2095-11-28 07:00:00+00', 'Shy', 'Cancelled', 'P6cQdOaOY46K9NISYl4B5z_4FE7oP4MK341Bxi0Fung', 1, '2026-11-16 12:12:37.554+00', NULL, '2026-11-16 12:12:37.555469+00', 'a8d3da1e167e499f82ca6205adc9214c');


-- Data for Name: calendar_feeds; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.calendar_feeds VALUES (3, '\x3aa592ff02d37e4a34c047699140e8bbcc9df5c21691a8af515a2b8fe23c0483', '2026-11-16 12:12:37.625733+00');


-- Data for Name: cart_items; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.cart_items VALUES (1, 3, 3, 1, '2026-11-16 12:12:37.7627+00', 1000);
INSERT INTO public.cart_items VALUES (2, 5, 3, 1, '2026-11-16 12:12:37.770095+00', 1000);
INSERT INTO public.cart_items VALUES (3, 1, 3, 1, '2026-11-16 12:12:37.78978+00', 1000);


-- Data for Name: contact_addresses; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.contact_addresses VALUES (3, 'robin@example.com', '\x244b4523bd23d30a0de03bdefb329ab4018f1f4c09cca1d26db199a6647b59db', '2026-11-16 12:12:36.670621+00', '2026-11-23 12:12:36.670621+00', NULL);


-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.contact_messages VALUES (1, 'Linh', 'linh@example.com', '+842855500142', 'General Inquiry', 'Do you deliver to the islands?', '2026-11-16 12:12:37.812609+00');


-- Data for Name: demo_parts; Type: TABLE DATA; Schema: public; Owner: -



-- Data for Name: favorites; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.favorites VALUES (3, 1, '2026-11-16 12:12:37.745233+00');
INSERT INTO public.favorites VALUES (3, 2, '2026-11-16 12:12:37.753367+00');


-- Data for Name: feedback; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.feedback VALUES (1, 'Linh', 'linh@example.com', 'A lovely shop.', '2026-11-16 12:12:37.818103+00');


-- Data for Name: gear_reviews; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.gear_reviews VALUES (1, 1, 'A former customer', 5, 'Still whole.
Thanks!', '2026-11-16 12:12:36.251244+00', NULL, 1);
INSERT INTO public.gear_reviews VALUES (2, 1, 'Linh Trần', 4, 'Still whole.
Thanks!', '2026-11-16 12:12:36.852491+00', 3, 5);


-- Data for Name: gear_words; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.gear_words VALUES ('bowl');
INSERT INTO public.gear_words VALUES ('dogs');
INSERT INTO public.gear_words VALUES ('steel');
INSERT INTO public.gear_words VALUES ('thing');
INSERT INTO public.gear_words VALUES ('toys');
INSERT INTO public.gear_words VALUES ('leash');
INSERT INTO public.gear_words VALUES ('rope');
INSERT INTO public.gear_words VALUES ('bed');
INSERT INTO public.gear_words VALUES ('beds');
INSERT INTO public.gear_words VALUES ('cats');
INSERT INTO public.gear_words VALUES ('mèo');


-- Data for Name: gears; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.gears VALUES (1, 'bowl', 'Steel Bowl', 'A thing.', 'Dogs', 'Toys', 1000, 0, DEFAULT, 32, false, true, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}]', 2, 9, '2026-11-16 12:12:34.627+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 8);
INSERT INTO public.gears VALUES (2, 'leash', 'Rope Leash', 'A thing.', 'Dogs', 'Toys', 1490, 20, DEFAULT, 34, false, false, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[]', 0, 0, '2026-11-16 12:12:34.689+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 6);
INSERT INTO public.gears VALUES (3, 'bed', 'Mèo Bed', 'A thing.', 'Cats', 'Beds', 1000, 0, DEFAULT, 39, true, false, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[]', 0, 0, '2026-11-16 12:12:34.695+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 1);


-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.identities VALUES ('http://localhost:34357/stand-in/openid', '3771bec70671aafd776f6', 1, '2026-11-16 12:12:34.298657+00');


-- Data for Name: mail_outbox; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.mail_outbox VALUES (2, 'linh@example.com', NULL, 'Welcome to Pawhaven', '', '', '2026-11-16 12:12:35.013305+00', '2026-11-16 12:12:36.592297+00', 1, '2026-11-16 12:13:06.566271+00', NULL, 3, 'welcome of account 3', 'welcome', '2026-11-23 12:12:35.013305+00');
INSERT INTO public.mail_outbox VALUES (4, 'minh@example.com', NULL, 'Welcome to Pawhaven', '', '', '2026-11-16 12:12:35.283514+00', '2026-11-16 12:12:36.652532+00', 1, '2026-11-16 12:13:06.628047+00', NULL, 5, 'welcome of account 5', 'welcome', '2026-11-23 12:12:35.283514+00');
INSERT INTO public.mail_outbox VALUES (1, 'an@example.com', NULL, 'Welcome to Pawhaven', '', '', '2026-11-16 12:12:34.848588+00', '2026-11-16 12:12:36.563986+00', 1, '2026-11-16 12:13:06.353647+00', NULL, 2, 'welcome of account 2', 'welcome', '2026-11-23 12:12:34.848588+00');
INSERT INTO public.mail_outbox VALUES (3, 'khanh@example.com', NULL, 'Welcome to Pawhaven', 'Hello,

Thank you for joining us. Please confirm your email address, so that we can reach you about your orders and appointments.

Confirm my email address:
http://localhost:3000/confirm/BNstaovgYpSbpFB1Je--ceRNQm2Epzok96QKgRXOzZs

If you did not create an account, you can ignore this email.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">Thank you for joining us. Please confirm your email address, so that we can reach you about your orders and appointments.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/BNstaovgYpSbpFB1Je--ceRNQm2Epzok96QKgRXOzZs" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my email address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/BNstaovgYpSbpFB1Je--ceRNQm2Epzok96QKgRXOzZs</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not create an account, you can ignore this email.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:35.140666+00', NULL, 1, '2026-11-16 12:13:06.600261+00', 'Can''t send mail - all recipients were rejected: 451 The mailbox is full.', 4, 'welcome of account 4', 'welcome', '2026-11-23 12:12:35.140666+00');
INSERT INTO public.mail_outbox VALUES (10, 'linh@example.com', 'hello@pawhaven.example', 'We have received your order (VN-V21KT2MR3RT8FJ024348)', 'Hello Robin Tran,

Thank you for your order. You pay in cash on delivery.

2 × Steel Bowl: $20.00
Total: $20.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-V21KT2MR3RT8FJ024348

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your order (VN-V21KT2MR3RT8FJ024348)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. You pay in cash on delivery.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-V21KT2MR3RT8FJ024348" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-V21KT2MR3RT8FJ024348</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.670621+00', NULL, 0, '2026-11-16 12:12:36.670621+00', NULL, 3, 'order 2', 'placed', NULL);
INSERT INTO public.mail_outbox VALUES (15, 'linh@example.com', 'hello@pawhaven.example', 'We have received your order (SG-5QK3R7CS08H588HBN0MN)', 'Hello Robin Tran,

Thank you for your order. You pay in cash on delivery.

2 × Steel Bowl: $20.00
2 × Rope Leash: $23.84
Total: $43.84

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your order (SG-5QK3R7CS08H588HBN0MN)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. You pay in cash on delivery.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>2 × Rope Leash: $23.84<br>Total: $43.84</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.792875+00', NULL, 0, '2026-11-16 12:12:36.792875+00', NULL, 3, 'order 5', 'placed', NULL);
INSERT INTO public.mail_outbox VALUES (16, 'linh@example.com', 'hello@pawhaven.example', 'Your order is on its way (SG-5QK3R7CS08H588HBN0MN)', 'Hello Robin Tran,

Good news: your order has shipped.

2 × Steel Bowl: $20.00
2 × Rope Leash: $23.84
Total: $43.84

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (SG-5QK3R7CS08H588HBN0MN)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Good news: your order has shipped.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>2 × Rope Leash: $23.84<br>Total: $43.84</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/SG-5QK3R7CS08H588HBN0MN</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.819083+00', NULL, 0, '2026-11-16 12:12:36.819083+00', NULL, 3, 'order 5', 'dispatched', NULL);
INSERT INTO public.mail_outbox VALUES (17, 'linh@example.com', 'hello@pawhaven.example', 'How do you like your order? (SG-5QK3R7CS08H588HBN0MN)', 'Hello Robin Tran,

Your order has been delivered. We hope that you and your pet enjoy it. A few words from you help other pet owners to choose.

2 × Steel Bowl: $20.00
2 × Rope Leash: $23.84
Total: $43.84

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

Write a review:
http://localhost:3000/profile

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>How do you like your order? (SG-5QK3R7CS08H588HBN0MN)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Your order has been delivered. We hope that you and your pet enjoy it. A few words from you help other pet owners to choose.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>2 × Rope Leash: $23.84<br>Total: $43.84</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Write a review</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.837026+00', NULL, 0, '2026-11-16 12:12:36.837026+00', NULL, 3, 'order 5', 'delivered', NULL);
INSERT INTO public.mail_outbox VALUES (11, 'robin@example.com', NULL, 'Would you like emails about an order at Pawhaven?', 'Hello,

Somebody who ordered at Pawhaven would like updates about the order to be sent to this address. If you agree, please confirm it. We will not send any before that.

Yes, send updates here:
http://localhost:3000/confirm/contact/pmmlUfQ9Xpjl4a2jl_sdJ3yaMBIFbZPfcET8-09f02Q

If you do not know what this is about, you can ignore this email. We will not ask again.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Would you like emails about an order at Pawhaven?</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">Somebody who ordered at Pawhaven would like updates about the order to be sent to this address. If you agree, please confirm it. We will not send any before that.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/contact/pmmlUfQ9Xpjl4a2jl_sdJ3yaMBIFbZPfcET8-09f02Q" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Yes, send updates here</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/contact/pmmlUfQ9Xpjl4a2jl_sdJ3yaMBIFbZPfcET8-09f02Q</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you do not know what this is about, you can ignore this email. We will not ask again.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.670621+00', NULL, 0, '2026-11-16 12:12:36.670621+00', NULL, 3, NULL, NULL, '2026-11-23 12:12:36.670621+00');
INSERT INTO public.mail_outbox VALUES (12, 'linh@example.com', 'hello@pawhaven.example', 'We have received your payment (VN-BMH5RJWPPW35N3XJG05S)', 'Hello Robin Tran,

Thank you for your order. We have received your card payment and are packing your items.

1 × Rope Leash: $11.92
Total: $11.92

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-BMH5RJWPPW35N3XJG05S

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment (VN-BMH5RJWPPW35N3XJG05S)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. We have received your card payment and are packing your items.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-BMH5RJWPPW35N3XJG05S" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-BMH5RJWPPW35N3XJG05S</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.730942+00', NULL, 0, '2026-11-16 12:12:36.730942+00', NULL, 3, 'order 3', 'paid', NULL);
INSERT INTO public.mail_outbox VALUES (13, 'linh@example.com', 'hello@pawhaven.example', 'We have received your order (US-ZJGNM8H2SG0AWK779HQS)', 'Hello Robin Tran,

Thank you for your order. You pay in cash on delivery.

2 × Rope Leash: $23.84
Total: $23.84

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your order (US-ZJGNM8H2SG0AWK779HQS)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. You pay in cash on delivery.</p>
<p style="margin:0 0 16px">2 × Rope Leash: $23.84<br>Total: $23.84</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.751352+00', NULL, 0, '2026-11-16 12:12:36.751352+00', NULL, 3, 'order 4', 'placed', NULL);
INSERT INTO public.mail_outbox VALUES (14, 'linh@example.com', 'hello@pawhaven.example', 'Your order is on its way (US-ZJGNM8H2SG0AWK779HQS)', 'Hello Robin Tran,

Good news: your order has shipped.

2 × Rope Leash: $23.84
Total: $23.84

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (US-ZJGNM8H2SG0AWK779HQS)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Good news: your order has shipped.</p>
<p style="margin:0 0 16px">2 × Rope Leash: $23.84<br>Total: $23.84</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/US-ZJGNM8H2SG0AWK779HQS</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.774139+00', NULL, 0, '2026-11-16 12:12:36.774139+00', NULL, 3, 'order 4', 'dispatched', NULL);
INSERT INTO public.mail_outbox VALUES (18, 'linh@example.com', 'hello@pawhaven.example', 'We have received your payment (VN-AMP3M3WB195YD4JRBHZ9)', 'Hello Robin Tran,

Thank you for your order. We have received your card payment and are packing your items.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment (VN-AMP3M3WB195YD4JRBHZ9)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. We have received your card payment and are packing your items.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.891868+00', NULL, 0, '2026-11-16 12:12:36.891868+00', NULL, 3, 'order 6', 'paid', NULL);
INSERT INTO public.mail_outbox VALUES (19, 'linh@example.com', 'hello@pawhaven.example', 'Your order is on its way (VN-AMP3M3WB195YD4JRBHZ9)', 'Hello Robin Tran,

Good news: your order has shipped.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (VN-AMP3M3WB195YD4JRBHZ9)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Good news: your order has shipped.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-AMP3M3WB195YD4JRBHZ9</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.910132+00', NULL, 0, '2026-11-16 12:12:36.910132+00', NULL, 3, 'order 6', 'dispatched', NULL);
INSERT INTO public.mail_outbox VALUES (21, 'linh@example.com', 'hello@pawhaven.example', 'We have received your order (VN-45CK1VX20E0SWGK2FF8N)', 'Hello Robin Tran,

Thank you for your order. You pay in cash on delivery.

2 × Mèo Bed: $20.00
Total: $20.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your order (VN-45CK1VX20E0SWGK2FF8N)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. You pay in cash on delivery.</p>
<p style="margin:0 0 16px">2 × Mèo Bed: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.956848+00', NULL, 0, '2026-11-16 12:12:36.956848+00', NULL, 3, 'order 7', 'placed', NULL);
INSERT INTO public.mail_outbox VALUES (22, 'linh@example.com', 'hello@pawhaven.example', 'Your order has been cancelled (VN-45CK1VX20E0SWGK2FF8N)', 'Hello Robin Tran,

We have cancelled your order as you requested. There is nothing to pay.

2 × Mèo Bed: $20.00
Total: $20.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order has been cancelled (VN-45CK1VX20E0SWGK2FF8N)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have cancelled your order as you requested. There is nothing to pay.</p>
<p style="margin:0 0 16px">2 × Mèo Bed: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-45CK1VX20E0SWGK2FF8N</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.971183+00', NULL, 0, '2026-11-16 12:12:36.971183+00', NULL, 3, 'order 7', 'cancelled', NULL);
INSERT INTO public.mail_outbox VALUES (23, 'linh@example.com', 'hello@pawhaven.example', 'We have received your order (VN-B1JM25Z5CN74AHCGDCMT)', 'Hello Robin Tran,

Thank you for your order. You pay in cash on delivery.

2 × Steel Bowl: $20.00
Total: $20.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your order (VN-B1JM25Z5CN74AHCGDCMT)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. You pay in cash on delivery.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.987522+00', NULL, 0, '2026-11-16 12:12:36.987522+00', NULL, 3, 'order 8', 'placed', NULL);
INSERT INTO public.mail_outbox VALUES (24, 'linh@example.com', 'hello@pawhaven.example', 'Your refund is on its way (VN-B1JM25Z5CN74AHCGDCMT)', 'Hello Robin Tran,

We have refunded $20.00 because we could not fulfill your order.

2 × Steel Bowl: $20.00
Total: $20.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your refund is on its way (VN-B1JM25Z5CN74AHCGDCMT)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have refunded $20.00 because we could not fulfill your order.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-B1JM25Z5CN74AHCGDCMT</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.003284+00', NULL, 0, '2026-11-16 12:12:37.003284+00', NULL, 3, 'order 8', 'refunded', NULL);
INSERT INTO public.mail_outbox VALUES (20, 'linh@example.com', 'hello@pawhaven.example', 'How do you like your order? (VN-AMP3M3WB195YD4JRBHZ9)', 'Hello Robin Tran,

Your order has been delivered. We hope that you and your pet enjoy it. A few words from you help other pet owners to choose.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

Write a review:
http://localhost:3000/profile

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>How do you like your order? (VN-AMP3M3WB195YD4JRBHZ9)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Your order has been delivered. We hope that you and your pet enjoy it. A few words from you help other pet owners to choose.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Write a review</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:36.939035+00', NULL, 0, '2026-11-16 12:12:36.939035+00', NULL, 3, 'order 6', 'delivered', NULL);
INSERT INTO public.mail_outbox VALUES (25, 'linh@example.com', 'hello@pawhaven.example', 'We have received your payment (VN-VP29JJVP4ZS0JSCAXYBS)', 'Hello Robin Tran,

Thank you for your order. We have received your card payment and are packing your items.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment (VN-VP29JJVP4ZS0JSCAXYBS)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. We have received your card payment and are packing your items.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.049443+00', NULL, 0, '2026-11-16 12:12:37.049443+00', NULL, 3, 'order 9', 'paid', NULL);
INSERT INTO public.mail_outbox VALUES (26, 'linh@example.com', 'hello@pawhaven.example', 'Your order has been cancelled (VN-VP29JJVP4ZS0JSCAXYBS)', 'Hello Robin Tran,

We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order has been cancelled (VN-VP29JJVP4ZS0JSCAXYBS)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.068169+00', NULL, 0, '2026-11-16 12:12:37.068169+00', NULL, 3, 'order 9', 'cancelled', NULL);
INSERT INTO public.mail_outbox VALUES (27, 'linh@example.com', 'hello@pawhaven.example', 'Your refund is on its way (VN-VP29JJVP4ZS0JSCAXYBS)', 'Hello Robin Tran,

We have refunded $10.00 because your order was cancelled. It can take your bank a few days to show the refund.

1 × Mèo Bed: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your refund is on its way (VN-VP29JJVP4ZS0JSCAXYBS)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have refunded $10.00 because your order was cancelled. It can take your bank a few days to show the refund.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-VP29JJVP4ZS0JSCAXYBS</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.094125+00', NULL, 0, '2026-11-16 12:12:37.094125+00', NULL, 3, 'order 9', 'refunded', NULL);
INSERT INTO public.mail_outbox VALUES (28, 'linh@example.com', 'hello@pawhaven.example', 'We have received your payment (VN-0AXAYGARKQPKBVEXA548)', 'Hello Robin Tran,

Thank you for your order. We have received your card payment and are packing your items.

1 × Steel Bowl: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment (VN-0AXAYGARKQPKBVEXA548)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. We have received your card payment and are packing your items.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.141515+00', NULL, 0, '2026-11-16 12:12:37.141515+00', NULL, 3, 'order 10', 'paid', NULL);
INSERT INTO public.mail_outbox VALUES (29, 'linh@example.com', 'hello@pawhaven.example', 'Your order is on its way (VN-0AXAYGARKQPKBVEXA548)', 'Hello Robin Tran,

Good news: your order has shipped.

1 × Steel Bowl: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (VN-0AXAYGARKQPKBVEXA548)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Good news: your order has shipped.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.158517+00', NULL, 0, '2026-11-16 12:12:37.158517+00', NULL, 3, 'order 10', 'dispatched', NULL);
INSERT INTO public.mail_outbox VALUES (31, 'linh@example.com', 'hello@pawhaven.example', 'We have received your payment (VN-TGS6M7FAX9F20CFG1D7T)', 'Hello Robin Tran,

Thank you for your order. We have received your card payment and are packing your items.

1 × Rope Leash: $11.92
Total: $11.92

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment (VN-TGS6M7FAX9F20CFG1D7T)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">Thank you for your order. We have received your card payment and are packing your items.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.327135+00', NULL, 0, '2026-11-16 12:12:37.327135+00', NULL, 3, 'order 11', 'paid', NULL);
INSERT INTO public.mail_outbox VALUES (32, 'linh@example.com', 'hello@pawhaven.example', 'Your order has been cancelled (VN-TGS6M7FAX9F20CFG1D7T)', 'Hello Robin Tran,

We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done.

1 × Rope Leash: $11.92
Total: $11.92

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order has been cancelled (VN-TGS6M7FAX9F20CFG1D7T)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-TGS6M7FAX9F20CFG1D7T</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.345491+00', NULL, 0, '2026-11-16 12:12:37.345491+00', NULL, 3, 'order 11', 'cancelled', NULL);
INSERT INTO public.mail_outbox VALUES (30, 'linh@example.com', 'hello@pawhaven.example', 'Your refund is on its way (VN-0AXAYGARKQPKBVEXA548)', 'Hello Robin Tran,

We have refunded $10.00 because we could not fulfill your order. It can take your bank a few days to show the refund.

1 × Steel Bowl: $10.00
Total: $10.00

Shipping address:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

View your order:
http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548

Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your refund is on its way (VN-0AXAYGARKQPKBVEXA548)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">We have refunded $10.00 because we could not fulfill your order. It can take your bank a few days to show the refund.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">Shipping address:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View your order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-0AXAYGARKQPKBVEXA548</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Reply to this email, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.192714+00', NULL, 0, '2026-11-16 12:12:37.192714+00', NULL, 3, 'order 10', 'refunded', NULL);
INSERT INTO public.mail_outbox VALUES (33, 'linh@example.com', NULL, 'Booked: Vet At Clinic for Milo, Monday, November 30, 2026 at 09:00', 'Hello Linh Trần,

Thank you for booking! We have reserved Monday, November 30, 2026 at 09:00 for you: Vet At Clinic for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/zr-kYQNncA6XqVKPvVDaGIYYCeM5cYYYBdl4CGuAK3Q

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Vet At Clinic for Milo, Monday, November 30, 2026 at 09:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for booking! We have reserved Monday, November 30, 2026 at 09:00 for you: Vet At Clinic for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/zr-kYQNncA6XqVKPvVDaGIYYCeM5cYYYBdl4CGuAK3Q" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/zr-kYQNncA6XqVKPvVDaGIYYCeM5cYYYBdl4CGuAK3Q</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.506869+00', NULL, 0, '2026-11-16 12:12:37.506869+00', NULL, 3, 'booking 1', 'booked', NULL);
INSERT INTO public.mail_outbox VALUES (34, 'linh@example.com', NULL, 'Booked: Basic Spa for Mun, Monday, November 30, 2026 at 10:00', 'Hello Linh Trần,

Thank you for booking! We have reserved Monday, November 30, 2026 at 10:00 for you: Basic Spa for Mun. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Basic Spa for Mun, Monday, November 30, 2026 at 10:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for booking! We have reserved Monday, November 30, 2026 at 10:00 for you: Basic Spa for Mun. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.527845+00', NULL, 0, '2026-11-16 12:12:37.527845+00', NULL, 3, 'booking 2', 'booked', NULL);
INSERT INTO public.mail_outbox VALUES (35, 'linh@example.com', NULL, 'Confirmed: Basic Spa for Mun, Monday, November 30, 2026 at 10:00', 'Hello Linh Trần,

Your appointment is confirmed. Basic Spa for Mun: Monday, November 30, 2026 at 10:00.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirmed: Basic Spa for Mun, Monday, November 30, 2026 at 10:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Your appointment is confirmed. Basic Spa for Mun: Monday, November 30, 2026 at 10:00.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/u9ZC5TPwnylb6KDzHO877RVjqVSlZuPGecaS1VgK2rk</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.540678+00', NULL, 0, '2026-11-16 12:12:37.540678+00', NULL, 3, 'booking 2', 'confirmed', NULL);
INSERT INTO public.mail_outbox VALUES (36, 'linh@example.com', NULL, 'Booked: Premium Spa for Milo, Monday, November 30, 2026 at 12:45', 'Hello Linh Trần,

Thank you for booking! We have reserved Monday, November 30, 2026 at 12:45 for you: Premium Spa for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/P6cQdOaOY46K9NISYl4B5z_4FE7oP4MK341Bxi0Fung

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Premium Spa for Milo, Monday, November 30, 2026 at 12:45</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for booking! We have reserved Monday, November 30, 2026 at 12:45 for you: Premium Spa for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/P6cQdOaOY46K9NISYl4B5z_4FE7oP4MK341Bxi0Fung" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/P6cQdOaOY46K9NISYl4B5z_4FE7oP4MK341Bxi0Fung</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.555469+00', NULL, 0, '2026-11-16 12:12:37.555469+00', NULL, 3, 'booking 3', 'booked', NULL);
INSERT INTO public.mail_outbox VALUES (37, 'linh@example.com', NULL, 'Cancelled: Premium Spa for Milo, Monday, November 30, 2026 at 12:45', 'Hello Linh Trần,

Your appointment at Pawhaven has been cancelled:

Premium Spa for Milo, Monday, November 30, 2026 at 12:45

Book another time:
http://localhost:3000/petlist
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cancelled: Premium Spa for Milo, Monday, November 30, 2026 at 12:45</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Your appointment at Pawhaven has been cancelled:</p>
<p style="margin:0 0 16px">Premium Spa for Milo, Monday, November 30, 2026 at 12:45</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petlist" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Book another time</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petlist</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.566262+00', NULL, 0, '2026-11-16 12:12:37.566262+00', NULL, 3, 'booking 3', 'cancelled', NULL);
INSERT INTO public.mail_outbox VALUES (38, 'linh@example.com', NULL, 'Booked: Ultra Spa for Milo, Monday, November 30, 2026 at 13:30', 'Hello Linh Trần,

Thank you for booking! We have reserved Monday, November 30, 2026 at 13:30 for you: Ultra Spa for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/nkajAdJImDiz9ICttCUiyGEvoat6ilokW7qB7YKX-hw

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Ultra Spa for Milo, Monday, November 30, 2026 at 13:30</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for booking! We have reserved Monday, November 30, 2026 at 13:30 for you: Ultra Spa for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/nkajAdJImDiz9ICttCUiyGEvoat6ilokW7qB7YKX-hw" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/nkajAdJImDiz9ICttCUiyGEvoat6ilokW7qB7YKX-hw</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.58146+00', NULL, 0, '2026-11-16 12:12:37.58146+00', NULL, 3, 'booking 4', 'booked', NULL);
INSERT INTO public.mail_outbox VALUES (39, 'linh@example.com', NULL, 'Booked: Vet At Clinic for Gone, Monday, November 30, 2026 at 11:00', 'Hello Linh Trần,

Thank you for booking! We have reserved Monday, November 30, 2026 at 11:00 for you: Vet At Clinic for Gone. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/dDTTb_ndbDFkVjcpBHxa5acgotz3ZAJhzRT0IOMlIdA

You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Vet At Clinic for Gone, Monday, November 30, 2026 at 11:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for booking! We have reserved Monday, November 30, 2026 at 11:00 for you: Vet At Clinic for Gone. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are in the Asia/Ho_Chi_Minh time zone.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/dDTTb_ndbDFkVjcpBHxa5acgotz3ZAJhzRT0IOMlIdA" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/dDTTb_ndbDFkVjcpBHxa5acgotz3ZAJhzRT0IOMlIdA</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment in My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.596709+00', NULL, 0, '2026-11-16 12:12:37.596709+00', NULL, 3, 'booking 5', 'booked', NULL);
INSERT INTO public.mail_outbox VALUES (40, 'linh@example.com', NULL, 'Your request to adopt Hazel', 'Hello Linh Trần,

Thank you for asking about Hazel. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Hazel. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Hazel</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for asking about Hazel. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Hazel. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.632241+00', NULL, 0, '2026-11-16 12:12:37.632241+00', NULL, 3, 'adoption request 1', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (41, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Hazel from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Hazel (Beagle) and writes:

We have a garden.

View Hazel:
http://localhost:3000/pet/1
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Hazel from Linh Trần</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Hazel (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/1" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Hazel</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/1</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.632241+00', NULL, 0, '2026-11-16 12:12:37.632241+00', NULL, 3, 'adoption request 1', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (42, 'khanh@example.com', NULL, 'Your request to adopt Peanut', 'Hello Khanh,

Thank you for asking about Peanut. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Peanut. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">Thank you for asking about Peanut. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Peanut. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.647623+00', NULL, 0, '2026-11-16 12:12:37.647623+00', NULL, 4, 'adoption request 2', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (43, 'hello@pawhaven.example', 'khanh@example.com', 'Adoption request for Peanut from Khanh', 'Khanh (khanh@example.com) would like to adopt Peanut (Beagle) and writes:

We have a garden.

View Peanut:
http://localhost:3000/pet/2
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Peanut from Khanh</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Khanh (khanh@example.com) would like to adopt Peanut (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.647623+00', NULL, 0, '2026-11-16 12:12:37.647623+00', NULL, 4, 'adoption request 2', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (44, 'linh@example.com', NULL, 'Your request to adopt Peanut', 'Hello Linh Trần,

Thank you for asking about Peanut. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Peanut. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for asking about Peanut. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Peanut. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.657606+00', NULL, 0, '2026-11-16 12:12:37.657606+00', NULL, 3, 'adoption request 3', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (45, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Peanut from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Peanut (Beagle) and writes:

We have a garden.

View Peanut:
http://localhost:3000/pet/2
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Peanut from Linh Trần</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Peanut (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.657606+00', NULL, 0, '2026-11-16 12:12:37.657606+00', NULL, 3, 'adoption request 3', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (46, 'linh@example.com', 'hello@pawhaven.example', 'Good news about Peanut', 'Hello Linh Trần,

We would be happy to see Peanut go home with you, and we have reserved Peanut for you.

Please reply to this email or call +84 28 5550 0199 to arrange a visit. Bring a photo ID; the adoption fee is due when you take Peanut home.

View Peanut:
http://localhost:3000/pet/2
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Good news about Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">We would be happy to see Peanut go home with you, and we have reserved Peanut for you.</p>
<p style="margin:0 0 16px">Please reply to this email or call +84 28 5550 0199 to arrange a visit. Bring a photo ID; the adoption fee is due when you take Peanut home.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.671382+00', NULL, 0, '2026-11-16 12:12:37.671382+00', NULL, 3, 'adoption request 3', 'approved', NULL);
INSERT INTO public.mail_outbox VALUES (47, 'khanh@example.com', 'hello@pawhaven.example', 'About your request to adopt Peanut', 'Hello Khanh,

Thank you for offering Peanut a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.

Other pets are still waiting, and we would be glad to help you find the right one.

Meet other pets:
http://localhost:3000/petshop
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About your request to adopt Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">Thank you for offering Peanut a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.</p>
<p style="margin:0 0 16px">Other pets are still waiting, and we would be glad to help you find the right one.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petshop" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Meet other pets</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petshop</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.671382+00', NULL, 0, '2026-11-16 12:12:37.671382+00', NULL, 4, 'adoption request 2', 'declined', NULL);
INSERT INTO public.mail_outbox VALUES (48, 'linh@example.com', NULL, 'Your request to adopt Bruno', 'Hello Linh Trần,

Thank you for asking about Bruno. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Bruno. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Bruno</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for asking about Bruno. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Bruno. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.68942+00', NULL, 0, '2026-11-16 12:12:37.68942+00', NULL, 3, 'adoption request 4', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (49, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Bruno from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Bruno (Beagle) and writes:

We have a garden.

View Bruno:
http://localhost:3000/pet/3
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Bruno from Linh Trần</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Bruno (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/3" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Bruno</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/3</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.68942+00', NULL, 0, '2026-11-16 12:12:37.68942+00', NULL, 3, 'adoption request 4', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (50, 'linh@example.com', 'hello@pawhaven.example', 'About your request to adopt Bruno', 'Hello Linh Trần,

Thank you for offering Bruno a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.

Other pets are still waiting, and we would be glad to help you find the right one.

Meet other pets:
http://localhost:3000/petshop
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About your request to adopt Bruno</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for offering Bruno a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.</p>
<p style="margin:0 0 16px">Other pets are still waiting, and we would be glad to help you find the right one.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petshop" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Meet other pets</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petshop</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.699636+00', NULL, 0, '2026-11-16 12:12:37.699636+00', NULL, 3, 'adoption request 4', 'declined', NULL);
INSERT INTO public.mail_outbox VALUES (51, 'linh@example.com', NULL, 'Your request to adopt Kiwi', 'Hello Linh Trần,

Thank you for asking about Kiwi. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Kiwi. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Kiwi</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">Thank you for asking about Kiwi. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Kiwi. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.713224+00', NULL, 0, '2026-11-16 12:12:37.713224+00', NULL, 3, 'adoption request 5', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (52, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Kiwi from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Kiwi (Beagle) and writes:

We have a garden.

View Kiwi:
http://localhost:3000/pet/4
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Kiwi from Linh Trần</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Kiwi (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/4" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Kiwi</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/4</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.713224+00', NULL, 0, '2026-11-16 12:12:37.713224+00', NULL, 3, 'adoption request 5', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (53, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Kiwi withdrawn', 'Linh Trần (linh@example.com, +84 28 5550 0142) has withdrawn the request to adopt Kiwi. No action is needed.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Kiwi withdrawn</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) has withdrawn the request to adopt Kiwi. No action is needed.</p>

</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.720275+00', NULL, 0, '2026-11-16 12:12:37.720275+00', NULL, 3, 'adoption request 5', 'withdrawn', NULL);
INSERT INTO public.mail_outbox VALUES (54, 'khanh@example.com', NULL, 'Your request to adopt Hazel', 'Hello Khanh,

Thank you for asking about Hazel. We will read your note carefully and write to you within two working days.

If it sounds like a match, we will invite you to meet Hazel. Nothing is final before that, and there is nothing to pay yet.

View my requests:
http://localhost:3000/profile

Have your plans changed? You can withdraw the request in your profile.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your request to adopt Hazel</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">Thank you for asking about Hazel. We will read your note carefully and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we will invite you to meet Hazel. Nothing is final before that, and there is nothing to pay yet.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.727156+00', NULL, 0, '2026-11-16 12:12:37.727156+00', NULL, 4, 'adoption request 6', 'submitted', NULL);
INSERT INTO public.mail_outbox VALUES (55, 'hello@pawhaven.example', 'khanh@example.com', 'Adoption request for Hazel from Khanh', 'Khanh (khanh@example.com) would like to adopt Hazel (Beagle) and writes:

We have a garden.

View Hazel:
http://localhost:3000/pet/1
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Hazel from Khanh</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Khanh (khanh@example.com) would like to adopt Hazel (Beagle) and writes:</p>
<p style="margin:0 0 16px">We have a garden.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/1" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">View Hazel</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/1</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.727156+00', NULL, 0, '2026-11-16 12:12:37.727156+00', NULL, 4, 'adoption request 6', 'received', NULL);
INSERT INTO public.mail_outbox VALUES (56, 'khanh@example.com', NULL, 'Set a new password for Pawhaven', 'Hello Khanh,

Someone, hopefully you, asked to reset your password. The link works once and expires after 60 minutes.

Set a new password:
http://localhost:3000/reset/VA_XWKfoA6SkQUXS85BKF5RLZFLTRnXx-IkuSUgKeUE

If this was not you, you can ignore this email. Your password has not changed.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Set a new password for Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">Someone, hopefully you, asked to reset your password. The link works once and expires after 60 minutes.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/reset/VA_XWKfoA6SkQUXS85BKF5RLZFLTRnXx-IkuSUgKeUE" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Set a new password</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/reset/VA_XWKfoA6SkQUXS85BKF5RLZFLTRnXx-IkuSUgKeUE</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If this was not you, you can ignore this email. Your password has not changed.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.799826+00', NULL, 0, '2026-11-16 12:12:37.799826+00', NULL, 4, NULL, NULL, '2026-11-16 13:12:37.799826+00');
INSERT INTO public.mail_outbox VALUES (57, 'hello@pawhaven.example', 'linh@example.com', 'General Inquiry: a message from Linh', 'Linh (linh@example.com, +842855500142) writes:

Do you deliver to the islands?
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>General Inquiry: a message from Linh</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh (linh@example.com, +842855500142) writes:</p>
<p style="margin:0 0 16px">Do you deliver to the islands?</p>

</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.812609+00', NULL, 0, '2026-11-16 12:12:37.812609+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mail_outbox VALUES (58, 'hello@pawhaven.example', 'linh@example.com', 'Feedback from Linh', 'Linh (linh@example.com) writes:

A lovely shop.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Feedback from Linh</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh (linh@example.com) writes:</p>
<p style="margin:0 0 16px">A lovely shop.</p>

</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 12:12:37.818103+00', NULL, 0, '2026-11-16 12:12:37.818103+00', NULL, NULL, NULL, NULL, NULL);


-- Data for Name: one_time_links; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.one_time_links VALUES ('\xb83d718d6e22c664c9d50d2ac10c3b92133af3b88758a8749f49638f2b21d2b8', 5, 'confirm', '2026-11-16 12:12:35.283514+00', '2095-11-21 12:12:35.295608+00');
INSERT INTO public.one_time_links VALUES ('\x121b53f3744bc694966db72cdde9dceb38c605b304240e4a17b78b9bc8475d10', 4, 'reset', '2026-11-16 12:12:37.799826+00', '2095-11-14 13:12:37.805155+00');


-- Data for Name: order_events; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.order_events VALUES (1, 1, 'placed', '2026-11-16 12:12:36.142404+00');
INSERT INTO public.order_events VALUES (2, 1, 'shipping', '2026-11-16 12:12:36.192256+00');
INSERT INTO public.order_events VALUES (3, 1, 'shipped', '2026-11-16 12:12:36.225823+00');
INSERT INTO public.order_events VALUES (4, 2, 'placed', '2026-11-16 12:12:36.670621+00');
INSERT INTO public.order_events VALUES (5, 3, 'awaiting_payment', '2026-11-16 12:12:36.694941+00');
INSERT INTO public.order_events VALUES (6, 3, 'paid', '2026-11-16 12:12:36.730942+00');
INSERT INTO public.order_events VALUES (7, 4, 'placed', '2026-11-16 12:12:36.751352+00');
INSERT INTO public.order_events VALUES (8, 4, 'shipping', '2026-11-16 12:12:36.774139+00');
INSERT INTO public.order_events VALUES (9, 5, 'placed', '2026-11-16 12:12:36.792875+00');
INSERT INTO public.order_events VALUES (10, 5, 'shipping', '2026-11-16 12:12:36.819083+00');
INSERT INTO public.order_events VALUES (11, 5, 'shipped', '2026-11-16 12:12:36.837026+00');
INSERT INTO public.order_events VALUES (12, 6, 'awaiting_payment', '2026-11-16 12:12:36.861792+00');
INSERT INTO public.order_events VALUES (13, 6, 'paid', '2026-11-16 12:12:36.891868+00');
INSERT INTO public.order_events VALUES (14, 6, 'shipping', '2026-11-16 12:12:36.910132+00');
INSERT INTO public.order_events VALUES (15, 6, 'shipped', '2026-11-16 12:12:36.939035+00');
INSERT INTO public.order_events VALUES (16, 7, 'placed', '2026-11-16 12:12:36.956848+00');
INSERT INTO public.order_events VALUES (17, 7, 'cancelled', '2026-11-16 12:12:36.971183+00');
INSERT INTO public.order_events VALUES (18, 8, 'placed', '2026-11-16 12:12:36.987522+00');
INSERT INTO public.order_events VALUES (19, 8, 'refunded', '2026-11-16 12:12:37.003284+00');
INSERT INTO public.order_events VALUES (20, 9, 'awaiting_payment', '2026-11-16 12:12:37.0218+00');
INSERT INTO public.order_events VALUES (21, 9, 'paid', '2026-11-16 12:12:37.049443+00');
INSERT INTO public.order_events VALUES (22, 9, 'cancelled', '2026-11-16 12:12:37.068169+00');
INSERT INTO public.order_events VALUES (23, 9, 'refunded', '2026-11-16 12:12:37.094125+00');
INSERT INTO public.order_events VALUES (24, 10, 'awaiting_payment', '2026-11-16 12:12:37.113184+00');
INSERT INTO public.order_events VALUES (25, 10, 'paid', '2026-11-16 12:12:37.141515+00');
INSERT INTO public.order_events VALUES (26, 10, 'shipping', '2026-11-16 12:12:37.158517+00');
INSERT INTO public.order_events VALUES (27, 10, 'refunded', '2026-11-16 12:12:37.192714+00');
INSERT INTO public.order_events VALUES (28, 11, 'awaiting_payment', '2026-11-16 12:12:37.312966+00');
INSERT INTO public.order_events VALUES (29, 11, 'paid', '2026-11-16 12:12:37.327135+00');
INSERT INTO public.order_events VALUES (30, 11, 'cancelled', '2026-11-16 12:12:37.345491+00');
INSERT INTO public.order_events VALUES (31, 12, 'awaiting_payment', '2026-11-16 12:12:37.36166+00');
INSERT INTO public.order_events VALUES (32, 12, 'cancelled', '2026-11-16 12:12:37.379646+00');
INSERT INTO public.order_events VALUES (33, 13, 'awaiting_payment', '2026-11-16 12:12:37.392282+00');
INSERT INTO public.order_events VALUES (34, 13, 'expired', '2026-11-16 12:12:37.418316+00');
INSERT INTO public.order_events VALUES (35, 14, 'awaiting_payment', '2026-11-16 12:12:37.433468+00');
INSERT INTO public.order_events VALUES (36, 15, 'awaiting_payment', '2026-11-16 12:12:37.443784+00');


-- Data for Name: order_lines; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.order_lines VALUES (1, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed', '2026-11-16 12:12:36.251244+00');
INSERT INTO public.order_lines VALUES (2, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (3, 2, 'Rope Leash', NULL, 1192, 1, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (4, 2, 'Rope Leash', NULL, 1192, 2, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (5, 2, 'Rope Leash', NULL, 1192, 2, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (5, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed', '2026-11-16 12:12:36.852491+00');
INSERT INTO public.order_lines VALUES (6, 3, 'Mèo Bed', NULL, 1000, 1, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (7, 3, 'Mèo Bed', NULL, 1000, 2, 'released', NULL);
INSERT INTO public.order_lines VALUES (8, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'released', NULL);
INSERT INTO public.order_lines VALUES (9, 3, 'Mèo Bed', NULL, 1000, 1, 'released', NULL);
INSERT INTO public.order_lines VALUES (10, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'claimed', NULL);
INSERT INTO public.order_lines VALUES (11, 2, 'Rope Leash', NULL, 1192, 1, 'released', NULL);
INSERT INTO public.order_lines VALUES (12, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'released', NULL);
INSERT INTO public.order_lines VALUES (13, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'released', NULL);
INSERT INTO public.order_lines VALUES (14, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'held', NULL);
INSERT INTO public.order_lines VALUES (15, 2, 'Rope Leash', NULL, 1192, 1, 'held', NULL);


-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.orders VALUES (1, 'VN-YQGS2KNNQ4H3H1P363C1', NULL, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'shipped', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.142404+00', NULL, NULL);
INSERT INTO public.orders VALUES (2, 'VN-V21KT2MR3RT8FJ024348', 3, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'ordered', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.670621+00', NULL, NULL);
INSERT INTO public.orders VALUES (3, 'VN-BMH5RJWPPW35N3XJG05S', 3, '844fce00-f7b1-4136-b940-0e131c1dd4ba', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'ordered', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.694941+00', '2026-11-16 12:42:36.694941+00', NULL);
INSERT INTO public.orders VALUES (4, 'US-ZJGNM8H2SG0AWK779HQS', 3, NULL, '\xce0a6d1347a08d1700b8e83ffa455cf49338c003b953cb16fbc18301cc13cb6e', 'cash', 'shipping', 2384, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'us', '2026-11-16 12:12:36.751352+00', NULL, NULL);
INSERT INTO public.orders VALUES (5, 'SG-5QK3R7CS08H588HBN0MN', 3, NULL, '\x8f3fa57ecf3f96c9e127cbaa28033bb185eacb2fc5bdc5c4020ccd384bc0a6ab', 'cash', 'shipped', 4384, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'sg', '2026-11-16 12:12:36.792875+00', NULL, NULL);
INSERT INTO public.orders VALUES (6, 'VN-AMP3M3WB195YD4JRBHZ9', 3, '60dc8ecb-c8df-4dd4-a761-92e614ee3888', '\xbbff14755ea1fca1043f8bf51e29c1efa707a25726ffce757b72e2e73ebae41c', 'card', 'shipped', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.861792+00', '2026-11-16 12:42:36.861792+00', NULL);
INSERT INTO public.orders VALUES (7, 'VN-45CK1VX20E0SWGK2FF8N', 3, NULL, '\x01bbb00cabf5e13517b77bd612e8ebb0e85ecce38ef72c347bb5f4a637ef5b05', 'cash', 'cancel', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.956848+00', NULL, NULL);
INSERT INTO public.orders VALUES (8, 'VN-B1JM25Z5CN74AHCGDCMT', 3, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'refund', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:36.987522+00', NULL, NULL);
INSERT INTO public.orders VALUES (9, 'VN-VP29JJVP4ZS0JSCAXYBS', 3, 'a1782bf2-5144-4869-ab52-3dedfacd0ff5', '\xbbff14755ea1fca1043f8bf51e29c1efa707a25726ffce757b72e2e73ebae41c', 'card', 'refund', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.0218+00', '2026-11-16 12:42:37.0218+00', NULL);
INSERT INTO public.orders VALUES (10, 'VN-0AXAYGARKQPKBVEXA548', 3, 'a2469366-dc88-4de4-b0bc-8eb8b8cdeec2', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'refund', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.113184+00', '2026-11-16 12:42:37.113184+00', NULL);
INSERT INTO public.orders VALUES (12, 'VN-KZ5B7R4GF9PEM3VSVXDW', 3, '2acbe47d-0cc7-4df6-91ce-1dc88b428c18', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'abandoned', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.36166+00', '2026-11-16 12:42:37.36166+00', NULL);
INSERT INTO public.orders VALUES (13, 'VN-STK4SJCCDM48A3TCBCAC', 3, '59099773-a3a5-4bb5-9ca6-65f400c1756f', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'expired', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.392282+00', '2026-11-16 12:12:36.407524+00', NULL);
INSERT INTO public.orders VALUES (11, 'VN-TGS6M7FAX9F20CFG1D7T', 3, '0fc2851a-4f74-408e-bab3-1721ff509fc0', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'cancel', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.312966+00', '2095-11-14 12:42:37.312966+00', '2095-11-14 12:13:37.424917+00');
INSERT INTO public.orders VALUES (14, 'VN-4TYYJ1T991CPW6VG7XCY', 3, '9fc890c3-64c7-437f-a743-7113cd23f730', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'awaiting_payment', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.433468+00', '2095-11-14 12:42:37.433468+00', '2095-11-14 12:13:37.433468+00');
INSERT INTO public.orders VALUES (15, 'VN-9Y897JH1XGTK9VSWY5JS', 4, 'a583ed49-fad5-4673-86f3-1d433002dc59', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'awaiting_payment', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 12:12:37.443784+00', '2095-11-14 12:42:37.443784+00', '2095-11-14 12:13:37.443784+00');


-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.payment_events VALUES ('evt_sandbox_18134934c92f48ecbc49c80c889ea73f', '2026-11-16 12:12:37.228294+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_1e3ff728517f481aaca76e148be6a1ba', '2026-11-16 12:12:37.242588+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_947b9ae62c394e9e835b9e3782ede3e9', '2026-11-16 12:12:37.254101+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_13e73e1e4f334b5abc117c13b340da3f', '2026-11-16 12:12:37.263616+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_5eb4aa8e9f7c4a48b6cd384b43a54ec0', '2026-11-16 12:12:37.272103+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_c79cb87f485e4aaf884a15129e6015c3', '2026-11-16 12:12:37.302934+00');


-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.payments VALUES (3, 'pi_sandbox_9ea9d7f3d6435f1b02d58034', 1192, 'paid', NULL, '2026-11-16 12:12:36.710947+00');
INSERT INTO public.payments VALUES (6, 'pi_sandbox_b995eedfca4c525a71965b23', 1000, 'paid', NULL, '2026-11-16 12:12:36.873155+00');
INSERT INTO public.payments VALUES (9, 'pi_sandbox_de033a1cca26cb02506ac0a7', 1000, 'refunded', 'cancelled', '2026-11-16 12:12:37.032888+00');
INSERT INTO public.payments VALUES (10, 'pi_sandbox_7850c0b2a226c6e8bd28afc8', 1000, 'refunded', 'shop', '2026-11-16 12:12:37.124224+00');
INSERT INTO public.payments VALUES (11, 'pi_sandbox_a90d04278bc5be0b59dd66e6', 1192, 'refund_due', 'cancelled', '2026-11-16 12:12:37.318936+00');
INSERT INTO public.payments VALUES (12, 'pi_sandbox_094dc45ad4b02602c8db911a', 1000, 'canceled', NULL, '2026-11-16 12:12:37.370179+00');
INSERT INTO public.payments VALUES (13, 'pi_sandbox_7474be8883ba5c432bb469f7', 1000, 'canceled', NULL, '2026-11-16 12:12:37.404889+00');
INSERT INTO public.payments VALUES (14, 'pi_sandbox_cd9774f584af27bc8cecd381', 1000, 'open', NULL, '2026-11-16 12:12:37.440082+00');
INSERT INTO public.payments VALUES (15, 'pi_sandbox_b7e9fced38d4a430a73af20c', 1192, 'open', NULL, '2026-11-16 12:12:37.448977+00');


-- Data for Name: pets; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.pets VALUES (1, 'hazel', 'Hazel', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/hazel-1-640.webp","alt":"Hazel"}]', 'Food', 'Walks', 'Brush', '2026-11-16 12:12:34.703105+00');
INSERT INTO public.pets VALUES (3, 'bruno', 'Bruno', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/bruno-1-640.webp","alt":"Bruno"}]', 'Food', 'Walks', 'Brush', '2026-11-16 12:12:34.711447+00');
INSERT INTO public.pets VALUES (4, 'kiwi', 'Kiwi', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/kiwi-1-640.webp","alt":"Kiwi"}]', 'Food', 'Walks', 'Brush', '2026-11-16 12:12:34.715156+00');
INSERT INTO public.pets VALUES (5, 'luna', 'Luna', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/luna-1-640.webp","alt":"Luna"}]', 'Food', 'Walks', 'Brush', '2026-11-16 12:12:34.719064+00');
INSERT INTO public.pets VALUES (2, 'peanut', 'Peanut', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{}', '[{"url":"/static/pictures/pets/peanut-1-640.webp","alt":"Peanut"}]', 'Food', 'Walks', 'Brush', '2026-11-16 12:12:34.707125+00');


-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.rate_limits VALUES ('GET /api/auth/google/callback 127.0.0.1', 1, '2026-11-16 12:22:34.228669+00');
INSERT INTO public.rate_limits VALUES ('GET /api/auth/google 127.0.0.1', 2, '2026-11-16 12:22:33.204252+00');
INSERT INTO public.rate_limits VALUES ('mail d9f888e22f684a4229ea53b407e5feb5b1d16f7c8728030cbcb0fa5d85577a9d', 1, '2026-11-17 12:12:34.848588+00');
INSERT INTO public.rate_limits VALUES ('changes by account 2', 1, '2026-11-16 12:22:34.961621+00');
INSERT INTO public.rate_limits VALUES ('changes by account 3', 12, '2026-11-16 12:22:35.071841+00');
INSERT INTO public.rate_limits VALUES ('POST /api/user/confirm-email 127.0.0.1', 3, '2026-11-16 13:12:34.96002+00');
INSERT INTO public.rate_limits VALUES ('changes by account 4', 1, '2026-11-16 12:22:35.23697+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/bookings/:id 127.0.0.1', 1, '2026-11-16 13:12:37.539803+00');
INSERT INTO public.rate_limits VALUES ('mail 433ea250d519dfd6fb04c61ac7995a5b088c673151b3ab62305137d72eba6fed', 1, '2026-11-17 12:12:35.283514+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-order 127.0.0.1', 6, '2026-11-16 13:12:36.135642+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-order by account 3', 5, '2026-11-16 13:12:36.669892+00');
INSERT INTO public.rate_limits VALUES ('POST /api/pictures/upload 127.0.0.1', 1, '2026-11-16 13:12:35.419901+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/bookings/:id by account 2', 1, '2026-11-16 13:12:37.540258+00');
INSERT INTO public.rate_limits VALUES ('changes by account 5', 1, '2026-11-16 12:22:37.76968+00');
INSERT INTO public.rate_limits VALUES ('POST /api/register 127.0.0.1', 5, '2026-11-16 13:12:34.762606+00');
INSERT INTO public.rate_limits VALUES ('POST /api/login 127.0.0.1', 5, '2026-11-16 12:22:34.888607+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-order by account 6', 1, '2026-11-16 13:12:36.136921+00');
INSERT INTO public.rate_limits VALUES ('changes by account 1', 1, '2026-11-16 12:22:37.789242+00');
INSERT INTO public.rate_limits VALUES ('reset mail 4', 1, '2026-11-16 13:12:37.799826+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/bookings/:id 127.0.0.1', 1, '2026-11-16 13:12:37.565313+00');
INSERT INTO public.rate_limits VALUES ('mail 9ed661da6352f8cfc232aeca3bdbd513206717c2907e3d777bf7d86afb8d773f', 4, '2026-11-17 12:12:36.030299+00');
INSERT INTO public.rate_limits VALUES ('POST /api/user/delete 127.0.0.1', 1, '2026-11-16 13:12:36.268458+00');
INSERT INTO public.rate_limits VALUES ('changes by account 6', 2, '2026-11-16 12:22:36.250349+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/bookings/:id by account 3', 1, '2026-11-16 13:12:37.565742+00');
INSERT INTO public.rate_limits VALUES ('mail 214933013fe234833ec39962e03ee0c2033e74948db4f261aa131334c8b6f5ae', 5, '2026-11-17 12:12:35.140666+00');
INSERT INTO public.rate_limits VALUES ('mail f05d39646dbce98985a5ceb4deab73da65781f0b21d60271a764ff9d2227f1c2', 2, '2026-11-17 12:12:36.142404+00');
INSERT INTO public.rate_limits VALUES ('POST /api/contacts 127.0.0.1', 1, '2026-11-16 12:22:37.811945+00');
INSERT INTO public.rate_limits VALUES ('POST /api/feedback 127.0.0.1', 1, '2026-11-16 12:22:37.81724+00');
INSERT INTO public.rate_limits VALUES ('POST /api/forgot 127.0.0.1', 2, '2026-11-16 13:12:37.796828+00');
INSERT INTO public.rate_limits VALUES ('POST /api/bookings 127.0.0.1', 5, '2026-11-16 13:12:37.497096+00');
INSERT INTO public.rate_limits VALUES ('POST /api/bookings by account 3', 5, '2026-11-16 13:12:37.498068+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/pets/:id 127.0.0.1', 1, '2026-11-16 13:12:37.609477+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/pets/:id by account 3', 1, '2026-11-16 13:12:37.610006+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/orders/:id 127.0.0.1', 10, '2026-11-16 13:12:36.190093+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/orders/:id by account 2', 10, '2026-11-16 13:12:36.190684+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/adoption-requests/:id 127.0.0.1', 2, '2026-11-16 13:12:37.669038+00');
INSERT INTO public.rate_limits VALUES ('POST /api/confirm-payment 127.0.0.1', 5, '2026-11-16 13:12:36.724674+00');
INSERT INTO public.rate_limits VALUES ('POST /api/confirm-payment by account 3', 5, '2026-11-16 13:12:36.725187+00');
INSERT INTO public.rate_limits VALUES ('PUT /api/staff/adoption-requests/:id by account 2', 2, '2026-11-16 13:12:37.670724+00');
INSERT INTO public.rate_limits VALUES ('POST /api/orders/:id/cancel 127.0.0.1', 3, '2026-11-16 13:12:36.968862+00');
INSERT INTO public.rate_limits VALUES ('POST /api/orders/:id/cancel by account 3', 3, '2026-11-16 13:12:36.969336+00');
INSERT INTO public.rate_limits VALUES ('POST /api/adoption-requests by account 3', 4, '2026-11-16 13:12:37.63167+00');
INSERT INTO public.rate_limits VALUES ('POST /api/cancel-payment 127.0.0.1', 1, '2026-11-16 13:12:37.373649+00');
INSERT INTO public.rate_limits VALUES ('POST /api/cancel-payment by account 3', 1, '2026-11-16 13:12:37.374069+00');
INSERT INTO public.rate_limits VALUES ('mail 58fbfdc31b6efe41e54e5c44a213e6ed372ba82071be603afba32fd6439b1269', 36, '2026-11-17 12:12:35.013305+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/adoption-requests/:id 127.0.0.1', 1, '2026-11-16 13:12:37.719156+00');
INSERT INTO public.rate_limits VALUES ('DELETE /api/adoption-requests/:id by account 3', 1, '2026-11-16 13:12:37.719624+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-payment-intent by account 3', 8, '2026-11-16 13:12:36.694006+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-payment-intent 127.0.0.1', 9, '2026-11-16 13:12:36.692823+00');
INSERT INTO public.rate_limits VALUES ('POST /api/create-payment-intent by account 4', 1, '2026-11-16 13:12:37.443443+00');
INSERT INTO public.rate_limits VALUES ('POST /api/adoption-requests 127.0.0.1', 6, '2026-11-16 13:12:37.63112+00');
INSERT INTO public.rate_limits VALUES ('POST /api/adoption-requests by account 4', 2, '2026-11-16 13:12:37.647238+00');


-- Data for Name: rejected_sign_ins; Type: TABLE DATA; Schema: public; Owner: -



-- Data for Name: reset_requests; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.reset_requests VALUES (2, 'linh@example.com', '2026-11-16 12:12:37.822971+00');


-- Data for Name: sandbox_intents; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_9ea9d7f3d6435f1b02d58034', 'pi_sandbox_9ea9d7f3d6435f1b02d58034_secret_0de1a9afd3bc17835ec73c8d069a791851e9', 'VN-BMH5RJWPPW35N3XJG05S', 1192, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 12:12:36.705149+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_b995eedfca4c525a71965b23', 'pi_sandbox_b995eedfca4c525a71965b23_secret_3ea70e73d6e320d607ea3d4dd69e0f8becae', 'VN-AMP3M3WB195YD4JRBHZ9', 1000, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 12:12:36.871244+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_de033a1cca26cb02506ac0a7', 'pi_sandbox_de033a1cca26cb02506ac0a7_secret_dfbc0306168b5788a77e883582937d185740', 'VN-VP29JJVP4ZS0JSCAXYBS', 1000, 'usd', 'succeeded', 1000, NULL, NULL, '2026-11-16 12:12:37.031309+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_7850c0b2a226c6e8bd28afc8', 'pi_sandbox_7850c0b2a226c6e8bd28afc8_secret_4b3134a0f747426baf5f8db198b2aa0c1fbb', 'VN-0AXAYGARKQPKBVEXA548', 1000, 'usd', 'succeeded', 1000, NULL, NULL, '2026-11-16 12:12:37.122811+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_a90d04278bc5be0b59dd66e6', 'pi_sandbox_a90d04278bc5be0b59dd66e6_secret_bb5837b4ffe9c53744f7d67e3426ae7ed57b', 'VN-TGS6M7FAX9F20CFG1D7T', 1192, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 12:12:37.318246+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_094dc45ad4b02602c8db911a', 'pi_sandbox_094dc45ad4b02602c8db911a_secret_d58dcad5b59a37a0aadedb204daffbd4c94d', 'VN-KZ5B7R4GF9PEM3VSVXDW', 1000, 'usd', 'canceled', 0, NULL, NULL, '2026-11-16 12:12:37.369049+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_7474be8883ba5c432bb469f7', 'pi_sandbox_7474be8883ba5c432bb469f7_secret_806880b826c6516f35a227988efccec73411', 'VN-STK4SJCCDM48A3TCBCAC', 1000, 'usd', 'canceled', 0, NULL, NULL, '2026-11-16 12:12:37.403654+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_cd9774f584af27bc8cecd381', 'pi_sandbox_cd9774f584af27bc8cecd381_secret_ad41e814b93255c331de293fc64927f58806', 'VN-4TYYJ1T991CPW6VG7XCY', 1000, 'usd', 'open', 0, NULL, NULL, '2026-11-16 12:12:37.439255+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_b7e9fced38d4a430a73af20c', 'pi_sandbox_b7e9fced38d4a430a73af20c_secret_83bae2e85de236ba6e15fdb9d2675acb71a2', 'VN-9Y897JH1XGTK9VSWY5JS', 1192, 'usd', 'open', 0, NULL, NULL, '2026-11-16 12:12:37.447977+00');


-- Data for Name: sandbox_reports; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_18134934c92f48ecbc49c80c889ea73f', 'pi_sandbox_9ea9d7f3d6435f1b02d58034', 'payment_intent.succeeded', '2026-11-16 12:12:36.718069+00', 1, '2026-11-16 12:12:47.20986+00', '2026-11-16 12:12:37.230622+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_1e3ff728517f481aaca76e148be6a1ba', 'pi_sandbox_b995eedfca4c525a71965b23', 'payment_intent.succeeded', '2026-11-16 12:12:36.879547+00', 1, '2026-11-16 12:12:47.231765+00', '2026-11-16 12:12:37.243836+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_947b9ae62c394e9e835b9e3782ede3e9', 'pi_sandbox_de033a1cca26cb02506ac0a7', 'payment_intent.succeeded', '2026-11-16 12:12:37.037862+00', 1, '2026-11-16 12:12:47.244838+00', '2026-11-16 12:12:37.255238+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_13e73e1e4f334b5abc117c13b340da3f', 'pi_sandbox_de033a1cca26cb02506ac0a7', 'charge.refunded', '2026-11-16 12:12:37.087036+00', 1, '2026-11-16 12:12:47.256101+00', '2026-11-16 12:12:37.264619+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_5eb4aa8e9f7c4a48b6cd384b43a54ec0', 'pi_sandbox_7850c0b2a226c6e8bd28afc8', 'payment_intent.succeeded', '2026-11-16 12:12:37.128117+00', 1, '2026-11-16 12:12:47.265519+00', '2026-11-16 12:12:37.273142+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_c79cb87f485e4aaf884a15129e6015c3', 'pi_sandbox_7850c0b2a226c6e8bd28afc8', 'charge.refunded', '2026-11-16 12:12:37.189786+00', 1, '2026-11-16 12:12:47.274021+00', '2026-11-16 12:12:37.305684+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_61e8767be1e44f8294f3582eaef7ea83', 'pi_sandbox_a90d04278bc5be0b59dd66e6', 'payment_intent.succeeded', '2026-11-16 12:12:37.322103+00', 0, '2026-11-16 12:12:37.322103+00', NULL);
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_e454903b281b4aa9baeae9f9ea378e05', 'pi_sandbox_094dc45ad4b02602c8db911a', 'payment_intent.canceled', '2026-11-16 12:12:37.378188+00', 0, '2026-11-16 12:12:37.378188+00', NULL);
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_c7c03b3e5cea442cb8fee7b3e2a77777', 'pi_sandbox_7474be8883ba5c432bb469f7', 'payment_intent.canceled', '2026-11-16 12:12:37.416827+00', 0, '2026-11-16 12:12:37.416827+00', NULL);


-- Data for Name: sandbox_secret; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_secret VALUES (true, 'Ed1ZB-0ggI-CReKsSIHEG_TpQMviiD7AD59iMS6ow_A');


-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.schema_migrations VALUES ('0001-catalogue.sql', 'a696302d9837ad4c8467b3987c6407dcb4a9126595b5940b4143216ee9ae8572', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0002-accounts.sql', '6197d255dc217af533c1ec08041a720aec3a0dbac186b88acea693ddedc46db7', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0003-demo.sql', 'b82f32a36d7e9d2fe38c0a019f2b11460f1161214860be1754cef986322491ae', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0004-pets.sql', '9ca5b83c67266be2e033236ec89e10cbd19a615c882ec6d5ef7e6b34d1bdaee3', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0005-messages.sql', '494f3d79c8a7e1ee06dc5ad5a392a854358c713484f561060d3fdd1f2fd20502', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0006-cart.sql', '962b7c4c4bccd1d359ecac4cf985415ebc06b8f27fb95332dc39dc7714874da5', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0007-accounts-in-full.sql', '1b195f92473429a7a9f43a255c420a6526027ac50e99867d0bff8f8dbc52cf45', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0008-sign-in-attempts.sql', 'f364df02ad7855326ed30704565a6aa9651d975d4d9cdcbf79783ba94196dac1', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0009-search.sql', 'de5ad72420a93c27cdbeb8d42d0f6b107ae2604e8d9023bccdc22eeef3f93beb', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0010-favorites-and-adoption.sql', 'b40c8f42e216c763fc685f2e5af414ce89d530652225edf16c4be2f0ae3198ea', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0011-orders.sql', '51cafa80c89142520232fb04b64228e88eb0dbe374673067d55504fb72daf26b', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0012-card-sandbox.sql', '1d5cad9820f03eb5c796de7346996dded985ab0c5f1e2329042a9e5f29d8ab6a', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0013-care.sql', 'ec82ba8945dfe6164d0c194aae7681a0e6063b8a918b1a62b532dcab977a6439', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0014-bookings-of-a-day.sql', '0d697c0d843966475f299bee44b61d39b39d92d4b7d6fa1603ddacf712e2e96b', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0015-assortment.sql', 'ad5ddebd0add6d898fb2b173ba040541ef8c461ef839e2344e34f55d762395a4', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0016-mail-limits.sql', '8f311e2393cc1041fada0c298bba904cfdb502d220cabdb383e6597da86b90fe', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0017-account-security.sql', '4d9b7bc86d6b1dcf53d4cf7544147174fca4d8a56b99fe7f205f089a5c1fdc3c', '2026-11-16 12:12:31.600384+00');
INSERT INTO public.schema_migrations VALUES ('0018-one-counted-review.sql', 'e5c999c3041940851e9cc90ea06f3b67721503e1382b9e8069f241d1d33945d9', '2026-11-16 12:12:31.600384+00');


-- Data for Name: security_events; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.security_events VALUES (1, 1, 'registered', 'node', '127.0.0.0/24', '2026-11-16 12:12:34.298657+00');
INSERT INTO public.security_events VALUES (2, 1, 'signed_in', 'node', '127.0.0.0/24', '2026-11-16 12:12:34.317108+00');
INSERT INTO public.security_events VALUES (3, 2, 'registered', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:34.848588+00');
INSERT INTO public.security_events VALUES (4, 2, 'signed_in', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:34.936599+00');
INSERT INTO public.security_events VALUES (5, 2, 'email_confirmed', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:34.963525+00');
INSERT INTO public.security_events VALUES (6, 3, 'registered', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.013305+00');
INSERT INTO public.security_events VALUES (7, 3, 'signed_in', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.058773+00');
INSERT INTO public.security_events VALUES (8, 3, 'email_confirmed', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.075381+00');
INSERT INTO public.security_events VALUES (9, 4, 'registered', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.140666+00');
INSERT INTO public.security_events VALUES (10, 4, 'signed_in', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.216349+00');
INSERT INTO public.security_events VALUES (11, 4, 'email_confirmed', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.238496+00');
INSERT INTO public.security_events VALUES (12, 5, 'registered', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.283514+00');
INSERT INTO public.security_events VALUES (13, 5, 'signed_in', 'lightMyRequest', '127.0.0.0/24', '2026-11-16 12:12:35.347067+00');
INSERT INTO public.security_events VALUES (16, 4, 'reset_requested', '', '', '2026-11-16 12:12:37.799826+00');


-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sessions VALUES (1, 1, '\x5aaf9736af11766b19896404d2f42a20ff482dce329181a63a8cfa6a701f5e05', '2026-11-16 12:12:34.317108+00', '2095-11-15 00:12:34.317108+00', '2095-11-14 12:12:37.82568+00', 'node', '127.0.0.1', NULL, 14400);
INSERT INTO public.sessions VALUES (2, 2, '\x03f03adb268e2048939b6a98b00aeb1ad46d6759ec235fbc3205a6ee140deccb', '2026-11-16 12:12:34.936599+00', '2095-12-14 12:12:34.936599+00', '2095-11-14 12:12:37.82568+00', 'lightMyRequest', '127.0.0.1', NULL, 1209600);
INSERT INTO public.sessions VALUES (3, 3, '\x0ecf3c3cb4fefbe527b34e455736c56e0769696f217c2ac49252676bc9b00d44', '2026-11-16 12:12:35.058773+00', '2095-12-14 12:12:35.058773+00', '2095-11-14 12:12:37.82568+00', 'lightMyRequest', '127.0.0.1', NULL, 1209600);
INSERT INTO public.sessions VALUES (4, 4, '\xe800a15f1cad700fe6e6ea5986294f52510c935a4c2daac017c7829f27135ca3', '2026-11-16 12:12:35.216349+00', '2095-12-14 12:12:35.216349+00', '2095-11-14 12:12:37.82568+00', 'lightMyRequest', '127.0.0.1', NULL, 1209600);
INSERT INTO public.sessions VALUES (5, 5, '\xf9508eff09e5102660f2e5e9b277f4469db057fa34dd305b6bfe07ada74e0695', '2026-11-16 12:12:35.347067+00', '2095-12-14 12:12:35.347067+00', '2095-11-14 12:12:37.82568+00', 'lightMyRequest', '127.0.0.1', NULL, 1209600);


-- Data for Name: shelf_changes; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.shelf_changes VALUES (1, 1, 40, '2026-11-16 12:12:34.626775+00');
INSERT INTO public.shelf_changes VALUES (2, 2, 40, '2026-11-16 12:12:34.689296+00');
INSERT INTO public.shelf_changes VALUES (3, 3, 40, '2026-11-16 12:12:34.695261+00');


-- Data for Name: sign_in_attempts; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sign_in_attempts VALUES ('\x5da21748e0acb880d7b4b5bfff1085c084175a8c38df857cc1b2ec757c3c778b', '\x04d3a18416b4db1fc44a98f68148d64d66374b5a196f5817f4345838c8c1d548', 'OAJgA2Bul1x3CG0Vd6wXc-mvhOwtN0yKwjwT2h9eyqY', '2zEym4bc9eYjWfndh5PjcPnLEj3lE5MAC_TQm4xbYaY', '2026-11-16 12:12:34.347505+00', '2026-11-16 12:22:34.347505+00');


-- Data for Name: userpets; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.userpets VALUES (1, 3, 'Milo', 'Dog', 'Mixed', NULL, 'Unknown', NULL, '', '', '2026-11-16 12:12:37.455164+00');
INSERT INTO public.userpets VALUES (2, 3, 'Mun', 'Cat', 'Mixed', NULL, 'Unknown', NULL, '', '', '2026-11-16 12:12:37.464635+00');


-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.users VALUES (1, 'Thu', 'thu@example.com', NULL, 'customer', '2026-11-16 12:12:34.298657+00', '2026-11-16 12:12:34.306+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (2, 'An', 'an@example.com', '$argon2id$v=19$m=19456,t=2,p=1$VjJ0/Q6L60/TEzqf88jh1g$DeeyU9F/Qg1OEbAZSi3gphIQXXdSA96sTMdjTtX3nsw', 'admin', '2026-11-16 12:12:34.848588+00', '2026-11-16 12:12:34.968+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (4, 'Khanh', 'khanh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$a1I+sUaJkDNx3GGJJPYcew$/QFaEDnPAuZr6L8DWnhZIgWFjbsUctijuI4Ht0UEpvE', 'customer', '2026-11-16 12:12:35.140666+00', '2026-11-16 12:12:35.244+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (5, 'Minh', 'minh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$8l3IX1AyKfLAP9hT1QjwlA$jmWgcbKbNI2svfwQKrN2rA3/aTH63FQus6Uks9OHk5o', 'customer', '2026-11-16 12:12:35.283514+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (3, 'Linh Trần', 'linh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ohOi6IR8+HpNuGZ3qJg6AA$umQ5dlvsUcztYbaAahz3zlc0BSijuP6ubksaBDCMffQ', 'customer', '2026-11-16 12:12:35.013305+00', '2026-11-16 12:12:35.078+00', 'Female', '1990-02-28', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'Hồ Chí Minh', 'Vietnam', 'http://localhost:3000/media/avatars/3/rPscvZeZWxIDUCON02Ym9kJ7uAMH_OxK5r9V_L55azA.webp', 'avatars/3/rPscvZeZWxIDUCON02Ym9kJ7uAMH_OxK5r9V_L55azA');


-- Name: adoption_requests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.adoption_requests_id_seq', 6, true);


-- Name: bookings_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.bookings_id_seq', 5, true);


-- Name: cart_items_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.cart_items_id_seq', 3, true);


-- Name: contact_messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, true);


-- Name: feedback_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.feedback_id_seq', 1, true);


-- Name: gear_reviews_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.gear_reviews_id_seq', 2, true);


-- Name: gears_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.gears_id_seq', 3, true);


-- Name: mail_outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.mail_outbox_id_seq', 58, true);


-- Name: order_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.order_events_id_seq', 36, true);


-- Name: orders_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.orders_id_seq', 15, true);


-- Name: pets_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.pets_id_seq', 5, true);


-- Name: rejected_sign_ins_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.rejected_sign_ins_id_seq', 1, false);


-- Name: reset_requests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.reset_requests_id_seq', 2, true);


-- Name: security_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.security_events_id_seq', 16, true);


-- Name: sessions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.sessions_id_seq', 6, true);


-- Name: shelf_changes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.shelf_changes_id_seq', 3, true);


-- Name: userpets_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.userpets_id_seq', 3, true);


-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.users_id_seq', 6, true);


-- Name: adoption_requests adoption_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.adoption_requests
    ADD CONSTRAINT adoption_requests_pkey PRIMARY KEY (id);


-- Name: bookings bookings_calendar_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_calendar_key UNIQUE (calendar_key);


-- Name: bookings bookings_one_per_slot; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_one_per_slot EXCLUDE USING gist (service_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['Pending'::text, 'Confirmed'::text])));


-- Name: bookings bookings_pet_in_one_place; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pet_in_one_place EXCLUDE USING gist (pet_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['Pending'::text, 'Confirmed'::text])));


-- Name: bookings bookings_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);


-- Name: calendar_feeds calendar_feeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);


-- Name: calendar_feeds calendar_feeds_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);


-- Name: cart_items cart_items_one_line_per_gear; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_one_line_per_gear UNIQUE (user_id, gear_id);


-- Name: cart_items cart_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);


-- Name: contact_addresses contact_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.contact_addresses
    ADD CONSTRAINT contact_addresses_pkey PRIMARY KEY (user_id, email);


-- Name: contact_addresses contact_addresses_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.contact_addresses
    ADD CONSTRAINT contact_addresses_token_hash_key UNIQUE (token_hash);


-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);


-- Name: demo_parts demo_parts_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.demo_parts
    ADD CONSTRAINT demo_parts_pkey PRIMARY KEY (part);


-- Name: favorites favorites_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_pkey PRIMARY KEY (user_id, pet_id);


-- Name: feedback feedback_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);


-- Name: gear_reviews gear_reviews_one_per_customer; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_one_per_customer UNIQUE (user_id, gear_id);


-- Name: gear_reviews gear_reviews_one_per_line; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_one_per_line UNIQUE (order_id, gear_id);


-- Name: gear_reviews gear_reviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_pkey PRIMARY KEY (id);


-- Name: gear_words gear_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_words
    ADD CONSTRAINT gear_words_pkey PRIMARY KEY (word);


-- Name: gears gears_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gears
    ADD CONSTRAINT gears_pkey PRIMARY KEY (id);


-- Name: gears gears_slug_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gears
    ADD CONSTRAINT gears_slug_key UNIQUE (slug);


-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject);


-- Name: mail_outbox mail_outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);


-- Name: one_time_links one_time_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.one_time_links
    ADD CONSTRAINT one_time_links_pkey PRIMARY KEY (token_hash);


-- Name: order_events order_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);


-- Name: order_lines order_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, gear_id);


-- Name: orders orders_one_per_checkout; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_one_per_checkout UNIQUE (user_id, checkout_key);


-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


-- Name: orders orders_transaction_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_transaction_id_key UNIQUE (transaction_id);


-- Name: payment_events payment_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);


-- Name: payments payments_intent_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_intent_id_key UNIQUE (intent_id);


-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (order_id);


-- Name: pets pets_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pets
    ADD CONSTRAINT pets_pkey PRIMARY KEY (id);


-- Name: pets pets_slug_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pets
    ADD CONSTRAINT pets_slug_key UNIQUE (slug);


-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


-- Name: rejected_sign_ins rejected_sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.rejected_sign_ins
    ADD CONSTRAINT rejected_sign_ins_pkey PRIMARY KEY (id);


-- Name: reset_requests reset_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.reset_requests
    ADD CONSTRAINT reset_requests_pkey PRIMARY KEY (id);


-- Name: sandbox_intents sandbox_intents_client_secret_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_intents
    ADD CONSTRAINT sandbox_intents_client_secret_key UNIQUE (client_secret);


-- Name: sandbox_intents sandbox_intents_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_intents
    ADD CONSTRAINT sandbox_intents_pkey PRIMARY KEY (id);


-- Name: sandbox_intents sandbox_intents_reference_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_intents
    ADD CONSTRAINT sandbox_intents_reference_key UNIQUE (reference);


-- Name: sandbox_reports sandbox_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_reports
    ADD CONSTRAINT sandbox_reports_pkey PRIMARY KEY (id);


-- Name: sandbox_secret sandbox_secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_secret
    ADD CONSTRAINT sandbox_secret_pkey PRIMARY KEY (is_only);


-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);


-- Name: security_events security_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);


-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


-- Name: sessions sessions_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


-- Name: shelf_changes shelf_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.shelf_changes
    ADD CONSTRAINT shelf_changes_pkey PRIMARY KEY (id);


-- Name: sign_in_attempts sign_in_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (state_hash);


-- Name: userpets userpets_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.userpets
    ADD CONSTRAINT userpets_pkey PRIMARY KEY (id);


-- Name: userpets userpets_with_owner; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.userpets
    ADD CONSTRAINT userpets_with_owner UNIQUE (id, user_id);


-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


-- Name: adoption_requests_by_pet; Type: INDEX; Schema: public; Owner: -

CREATE INDEX adoption_requests_by_pet ON public.adoption_requests USING btree (pet_id);


-- Name: adoption_requests_one_approved; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX adoption_requests_one_approved ON public.adoption_requests USING btree (pet_id) WHERE (status = 'approved'::text);


-- Name: adoption_requests_one_under_way; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX adoption_requests_one_under_way ON public.adoption_requests USING btree (user_id, pet_id) WHERE (status = ANY (ARRAY['open'::text, 'approved'::text]));


-- Name: adoption_requests_waiting; Type: INDEX; Schema: public; Owner: -

CREATE INDEX adoption_requests_waiting ON public.adoption_requests USING btree (created_at, id) WHERE (status = 'open'::text);


-- Name: bookings_by_date; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bookings_by_date ON public.bookings USING btree (date);


-- Name: bookings_by_day; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bookings_by_day ON public.bookings USING btree (service_id, date) WHERE (status = ANY (ARRAY['Pending'::text, 'Confirmed'::text]));


-- Name: bookings_by_pet; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bookings_by_pet ON public.bookings USING btree (pet_id);


-- Name: bookings_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bookings_by_user ON public.bookings USING btree (user_id, starts_at);


-- Name: bookings_to_remind; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bookings_to_remind ON public.bookings USING btree (starts_at) WHERE ((status = ANY (ARRAY['Pending'::text, 'Confirmed'::text])) AND (reminded_at IS NULL));


-- Name: cart_items_by_gear; Type: INDEX; Schema: public; Owner: -

CREATE INDEX cart_items_by_gear ON public.cart_items USING btree (gear_id);


-- Name: favorites_by_pet; Type: INDEX; Schema: public; Owner: -

CREATE INDEX favorites_by_pet ON public.favorites USING btree (pet_id);


-- Name: gear_reviews_by_gear; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gear_reviews_by_gear ON public.gear_reviews USING btree (gear_id, created_at DESC);


-- Name: gear_words_by_likeness; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gear_words_by_likeness ON public.gear_words USING gin (word public.gin_trgm_ops);


-- Name: gears_best; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_best ON public.gears USING btree (rating DESC, reviews_count DESC, id) INCLUDE (pet_type, category, price_cents, in_stock);


-- Name: gears_by_category; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_by_category ON public.gears USING btree (category);


-- Name: gears_by_kind; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_by_kind ON public.gears USING btree (pet_type, category) INCLUDE (price_cents, in_stock);


-- Name: gears_by_name_words; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_by_name_words ON public.gears USING gin (name_words);


-- Name: gears_by_search_text; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_by_search_text ON public.gears USING gin (search_text public.gin_trgm_ops);


-- Name: gears_by_search_words; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_by_search_words ON public.gears USING gin (search_words);


-- Name: gears_cheapest; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_cheapest ON public.gears USING btree (price_cents, id) INCLUDE (pet_type, category, in_stock);


-- Name: gears_dearest; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_dearest ON public.gears USING btree (price_cents DESC, id) INCLUDE (pet_type, category, in_stock);


-- Name: gears_featured; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_featured ON public.gears USING btree (is_featured DESC, id) INCLUDE (pet_type, category, price_cents, in_stock);


-- Name: gears_newest; Type: INDEX; Schema: public; Owner: -

CREATE INDEX gears_newest ON public.gears USING btree (created_at DESC, id) INCLUDE (pet_type, category, price_cents, in_stock);


-- Name: identities_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX identities_by_user ON public.identities USING btree (user_id);


-- Name: mail_outbox_by_about; Type: INDEX; Schema: public; Owner: -

CREATE INDEX mail_outbox_by_about ON public.mail_outbox USING btree (about, recipient);


-- Name: mail_outbox_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX mail_outbox_by_user ON public.mail_outbox USING btree (user_id);


-- Name: mail_outbox_due; Type: INDEX; Schema: public; Owner: -

CREATE INDEX mail_outbox_due ON public.mail_outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);


-- Name: one_time_links_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX one_time_links_by_user ON public.one_time_links USING btree (user_id, purpose);


-- Name: order_events_by_order; Type: INDEX; Schema: public; Owner: -

CREATE INDEX order_events_by_order ON public.order_events USING btree (order_id);


-- Name: order_events_paid_once; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX order_events_paid_once ON public.order_events USING btree (order_id) WHERE (kind = 'paid'::text);


-- Name: order_lines_by_gear; Type: INDEX; Schema: public; Owner: -

CREATE INDEX order_lines_by_gear ON public.order_lines USING btree (gear_id);


-- Name: orders_of_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX orders_of_user ON public.orders USING btree (user_id, placed_at DESC);


-- Name: orders_to_check; Type: INDEX; Schema: public; Owner: -

CREATE INDEX orders_to_check ON public.orders USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);


-- Name: orders_unpaid; Type: INDEX; Schema: public; Owner: -

CREATE INDEX orders_unpaid ON public.orders USING btree (user_id) WHERE (status = 'awaiting_payment'::text);


-- Name: sandbox_reports_by_intent; Type: INDEX; Schema: public; Owner: -

CREATE INDEX sandbox_reports_by_intent ON public.sandbox_reports USING btree (intent_id);


-- Name: sandbox_reports_due; Type: INDEX; Schema: public; Owner: -

CREATE INDEX sandbox_reports_due ON public.sandbox_reports USING btree (next_attempt_at) WHERE (delivered_at IS NULL);


-- Name: security_events_by_age; Type: INDEX; Schema: public; Owner: -

CREATE INDEX security_events_by_age ON public.security_events USING btree (created_at);


-- Name: security_events_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX security_events_by_user ON public.security_events USING btree (user_id, created_at);


-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


-- Name: shelf_changes_by_gear; Type: INDEX; Schema: public; Owner: -

CREATE INDEX shelf_changes_by_gear ON public.shelf_changes USING btree (gear_id);


-- Name: userpets_by_user; Type: INDEX; Schema: public; Owner: -

CREATE INDEX userpets_by_user ON public.userpets USING btree (user_id);


-- Name: users_email; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));


-- Name: adoption_requests adoption_requests_approved; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER adoption_requests_approved AFTER INSERT OR UPDATE OF status ON public.adoption_requests FOR EACH ROW WHEN ((new.status = 'approved'::text)) EXECUTE FUNCTION public.promise_pet();


-- Name: adoption_requests adoption_requests_for_available_pets; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER adoption_requests_for_available_pets BEFORE INSERT OR UPDATE OF status ON public.adoption_requests FOR EACH ROW WHEN ((new.status = 'open'::text)) EXECUTE FUNCTION public.refuse_unavailable_pet();


-- Name: gears assortment_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER assortment_changed AFTER INSERT OR DELETE OR UPDATE OF id, slug, name, description, pet_type, category, images, is_new, is_featured, sale_percent, list_price_cents, reviews_count, rating_sum, highlights, details, created_at OR TRUNCATE ON public.gears FOR EACH STATEMENT EXECUTE FUNCTION public.announce_topic('assortment');


-- Name: bookings bookings_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER bookings_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bookings FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change();


-- Name: gear_reviews gear_reviews_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gear_reviews_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.gear_reviews FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change();


-- Name: gear_reviews gear_reviews_counted; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gear_reviews_counted AFTER INSERT OR DELETE OR UPDATE ON public.gear_reviews FOR EACH ROW EXECUTE FUNCTION public.count_review();


-- Name: gears gears_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gears_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.gears FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change();


-- Name: gears gears_shelf_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gears_shelf_changed AFTER UPDATE OF stock, taken ON public.gears FOR EACH ROW WHEN (((new.stock + new.taken) <> (old.stock + old.taken))) EXECUTE FUNCTION public.note_shelf_change();


-- Name: gears gears_supplied; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gears_supplied AFTER INSERT ON public.gears FOR EACH ROW WHEN (((new.stock + new.taken) <> 0)) EXECUTE FUNCTION public.note_shelf_change();


-- Name: gears gears_teach_changed_words; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gears_teach_changed_words AFTER UPDATE OF name, category, pet_type, description ON public.gears FOR EACH ROW EXECUTE FUNCTION public.learn_words_of_changed_gear();


-- Name: gears gears_teach_words; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER gears_teach_words AFTER INSERT ON public.gears REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.learn_words_of_new_gears();


-- Name: gears last_piece_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER last_piece_changed AFTER UPDATE OF stock ON public.gears FOR EACH ROW WHEN ((old.in_stock <> new.in_stock)) EXECUTE FUNCTION public.announce_topic('assortment');


-- Name: orders orders_undone; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER orders_undone AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.status = ANY (ARRAY['ordered'::text, 'shipping'::text, 'shipped'::text])) AND (new.status = ANY (ARRAY['cancel'::text, 'refund'::text])))) EXECUTE FUNCTION public.remove_reviews_of_undone_order();


-- Name: pets pets_changed; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER pets_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pets FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change();


-- Name: sandbox_intents sandbox_intents_report; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER sandbox_intents_report AFTER UPDATE ON public.sandbox_intents FOR EACH ROW EXECUTE FUNCTION public.report_sandbox_intent();


-- Name: adoption_requests adoption_requests_pet_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.adoption_requests
    ADD CONSTRAINT adoption_requests_pet_id_fkey FOREIGN KEY (pet_id) REFERENCES public.pets(id) ON DELETE CASCADE;


-- Name: adoption_requests adoption_requests_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.adoption_requests
    ADD CONSTRAINT adoption_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: bookings bookings_own_pet; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_own_pet FOREIGN KEY (pet_id, user_id) REFERENCES public.userpets(id, user_id);


-- Name: bookings bookings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: calendar_feeds calendar_feeds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: cart_items cart_items_gear_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_gear_id_fkey FOREIGN KEY (gear_id) REFERENCES public.gears(id) ON DELETE CASCADE;


-- Name: cart_items cart_items_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: contact_addresses contact_addresses_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.contact_addresses
    ADD CONSTRAINT contact_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: favorites favorites_pet_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_pet_id_fkey FOREIGN KEY (pet_id) REFERENCES public.pets(id) ON DELETE CASCADE;


-- Name: favorites favorites_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: gear_reviews gear_reviews_gear_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_gear_id_fkey FOREIGN KEY (gear_id) REFERENCES public.gears(id) ON DELETE CASCADE;


-- Name: gear_reviews gear_reviews_of_line; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_of_line FOREIGN KEY (order_id, gear_id) REFERENCES public.order_lines(order_id, gear_id) ON DELETE CASCADE;


-- Name: gear_reviews gear_reviews_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.gear_reviews
    ADD CONSTRAINT gear_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


-- Name: identities identities_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: mail_outbox mail_outbox_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: one_time_links one_time_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.one_time_links
    ADD CONSTRAINT one_time_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: order_events order_events_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


-- Name: order_lines order_lines_gear_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_gear_id_fkey FOREIGN KEY (gear_id) REFERENCES public.gears(id);


-- Name: order_lines order_lines_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


-- Name: orders orders_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


-- Name: payments payments_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


-- Name: sandbox_reports sandbox_reports_intent_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sandbox_reports
    ADD CONSTRAINT sandbox_reports_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES public.sandbox_intents(id) ON DELETE CASCADE;


-- Name: security_events security_events_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: shelf_changes shelf_changes_gear_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.shelf_changes
    ADD CONSTRAINT shelf_changes_gear_id_fkey FOREIGN KEY (gear_id) REFERENCES public.gears(id) ON DELETE CASCADE;


-- Name: userpets userpets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.userpets
    ADD CONSTRAINT userpets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- As `make-dump.ts` now does: a mail whose link has expired is not delivered.

UPDATE public.mail_outbox SET expires_at = expires_at + interval '3600 weeks';
