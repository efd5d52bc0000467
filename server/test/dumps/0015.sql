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
    last_error text
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

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
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


-- Name: sessions; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.sessions (
    id integer NOT NULL,
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL
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

INSERT INTO public.adoption_requests VALUES (1, 3, 1, 'We have a garden.', 'open', '2026-11-16 06:05:10.328176+00', NULL);
INSERT INTO public.adoption_requests VALUES (3, 3, 2, 'We have a garden.', 'approved', '2026-11-16 06:05:10.376288+00', '2026-11-16 06:05:10.399066+00');
INSERT INTO public.adoption_requests VALUES (2, 4, 2, 'We have a garden.', 'declined', '2026-11-16 06:05:10.35846+00', '2026-11-16 06:05:10.399066+00');
INSERT INTO public.adoption_requests VALUES (4, 3, 3, 'We have a garden.', 'declined', '2026-11-16 06:05:10.438811+00', '2026-11-16 06:05:10.473825+00');
INSERT INTO public.adoption_requests VALUES (5, 3, 4, 'We have a garden.', 'withdrawn', '2026-11-16 06:05:10.513355+00', '2026-11-16 06:05:10.526401+00');
INSERT INTO public.adoption_requests VALUES (6, 4, 1, 'We have a garden.', 'open', '2026-11-16 06:05:10.564135+00', NULL);


-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.bookings VALUES (4, 3, 1, NULL, 4, '2025-12-01', '13:30', '2025-12-01 06:30:00+00', '2025-12-01 08:00:00+00', 'Shy', 'Confirmed', 'jdFDAggSvNy5XQXbwhhZaPcBbsfODbizOvzUrhsWtus', 0, '2026-11-16 06:05:10.216+00', '2026-11-16 06:05:10.268472+00', '2026-11-16 06:05:10.219319+00');
INSERT INTO public.bookings VALUES (5, 3, NULL, 'Gone', 1, '2025-12-01', '11:00', '2025-12-01 04:00:00+00', '2025-12-01 04:30:00+00', 'Shy', 'Confirmed', 'y5x48uCBPYseDECBC_Bb-l76HxUbG-ABV0s4jlKRIuU', 0, '2026-11-16 06:05:10.241+00', '2026-11-16 06:05:10.268472+00', '2026-11-16 06:05:10.252007+00');
INSERT INTO public.bookings VALUES (1, 3, 1, NULL, 1, '2095-11-28', '09:00', '2095-11-28 02:00:00+00', '2095-11-28 02:30:00+00', 'Shy', 'Pending', 'G1BjGA9GHBwGx2bdaqXxLJhPcyO8EOsRSJBCTd4soG0', 0, '2026-11-16 06:05:10.039+00', NULL, '2026-11-16 06:05:10.051887+00');
INSERT INTO public.bookings VALUES (2, 3, 2, NULL, 2, '2095-11-28', '10:00', '2095-11-28 03:00:00+00', '2095-11-28 04:00:00+00', 'Shy', 'Confirmed', 'nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18', 1, '2026-11-16 06:05:10.074+00', NULL, '2026-11-16 06:05:10.07727+00');
INSERT INTO public.bookings VALUES (3, 3, 1, NULL, 3, '2095-11-28', '12:45', '2095-11-28 05:45:00+00', '2095-11-28 07:00:00+00', 'Shy', 'Cancelled', '8bBBPQxKfwhTxlSdJpOg5ggZvnVQ8fthtlb1G6qMVrw', 1, '2026-11-16 06:05:10.168+00', NULL, '2026-11-16 06:05:10.171182+00');


-- Data for Name: calendar_feeds; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.calendar_feeds VALUES (3, '\x7ff601f0c2ac85a8300ec30f91d2b249c593508acb41f320a93483997189c2be', '2026-11-16 06:05:10.29339+00');


-- Data for Name: cart_items; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.cart_items VALUES (1, 3, 3, 1, '2026-11-16 06:05:10.637672+00', 1000);
INSERT INTO public.cart_items VALUES (2, 5, 3, 1, '2026-11-16 06:05:10.647793+00', 1000);
INSERT INTO public.cart_items VALUES (3, 1, 3, 1, '2026-11-16 06:05:10.655203+00', 1000);


-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.contact_messages VALUES (1, 'Linh', 'linh@example.com', '+842855500142', 'General Inquiry', 'Do you deliver to the islands?', '2026-11-16 06:05:10.685728+00');


-- Data for Name: demo_parts; Type: TABLE DATA; Schema: public; Owner: -



-- Data for Name: favorites; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.favorites VALUES (3, 1, '2026-11-16 06:05:10.590475+00');
INSERT INTO public.favorites VALUES (3, 2, '2026-11-16 06:05:10.609105+00');


-- Data for Name: feedback; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.feedback VALUES (1, 'Linh', 'linh@example.com', 'A lovely shop.', '2026-11-16 06:05:10.695304+00');


-- Data for Name: gear_reviews; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.gear_reviews VALUES (1, 1, 'A former customer', 5, 'Still whole.
Thanks!', '2026-11-16 06:05:08.116617+00', NULL, 1);
INSERT INTO public.gear_reviews VALUES (2, 1, 'Linh Trần', 4, 'Still whole.
Thanks!', '2026-11-16 06:05:08.864076+00', 3, 5);


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

INSERT INTO public.gears VALUES (1, 'bowl', 'Steel Bowl', 'A thing.', 'Dogs', 'Toys', 1000, 0, DEFAULT, 32, false, true, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}]', 2, 9, '2026-11-16 06:05:06.9+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 8);
INSERT INTO public.gears VALUES (2, 'leash', 'Rope Leash', 'A thing.', 'Dogs', 'Toys', 1490, 20, DEFAULT, 34, false, false, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[]', 0, 0, '2026-11-16 06:05:06.919+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 6);
INSERT INTO public.gears VALUES (3, 'bed', 'Mèo Bed', 'A thing.', 'Cats', 'Beds', 1000, 0, DEFAULT, 39, true, false, '{Washable}', '{"Size":"M","Origin":"Vietnam"}', '[]', 0, 0, '2026-11-16 06:05:06.929+00', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, 1);


-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.identities VALUES ('http://localhost:35911/stand-in/openid', '3771bec70671aafd776f6', 1, '2026-11-16 06:05:06.272344+00');


-- Data for Name: mail_outbox; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.mail_outbox VALUES (2, 'linh@example.com', NULL, 'Welcome to Pawhaven', 'Hello Linh,

it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.

Confirm my address:
http://localhost:3000/confirm/ahcKKn5H-VEeLLkPqQM-A0m7eqIYqxf-52aF5ljZvVA

If you did not open an account, you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh,</p>
<p style="margin:0 0 16px">it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/ahcKKn5H-VEeLLkPqQM-A0m7eqIYqxf-52aF5ljZvVA" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/ahcKKn5H-VEeLLkPqQM-A0m7eqIYqxf-52aF5ljZvVA</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not open an account, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.234371+00', '2026-11-16 06:05:08.485596+00', 1, '2026-11-16 06:05:38.466474+00', NULL);
INSERT INTO public.mail_outbox VALUES (3, 'khanh@example.com', NULL, 'Welcome to Pawhaven', 'Hello Khanh,

it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.

Confirm my address:
http://localhost:3000/confirm/h9mM0M-wZJN-l04ouOthEUZChbe02TXcr9nrlOk59VM

If you did not open an account, you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/h9mM0M-wZJN-l04ouOthEUZChbe02TXcr9nrlOk59VM" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/h9mM0M-wZJN-l04ouOthEUZChbe02TXcr9nrlOk59VM</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not open an account, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.369823+00', NULL, 1, '2026-11-16 06:05:38.487222+00', 'Can''t send mail - all recipients were rejected: 451 The mailbox is full.');
INSERT INTO public.mail_outbox VALUES (4, 'minh@example.com', NULL, 'Welcome to Pawhaven', 'Hello Minh,

it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.

Confirm my address:
http://localhost:3000/confirm/DRzKeyhbzHHaNuF8IgNKHwkt0dBJceF1dpHZagzyUAY

If you did not open an account, you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Minh,</p>
<p style="margin:0 0 16px">it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/DRzKeyhbzHHaNuF8IgNKHwkt0dBJceF1dpHZagzyUAY" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/DRzKeyhbzHHaNuF8IgNKHwkt0dBJceF1dpHZagzyUAY</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not open an account, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.544601+00', '2026-11-16 06:05:08.52213+00', 1, '2026-11-16 06:05:38.499625+00', NULL);
INSERT INTO public.mail_outbox VALUES (6, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (VN-8C2SCXDXHFV43S8265XV)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Steel Bowl: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (VN-8C2SCXDXHFV43S8265XV)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.964065+00', '2026-11-16 06:05:08.581687+00', 1, '2026-11-16 06:05:38.563487+00', NULL);
INSERT INTO public.mail_outbox VALUES (7, 'robin@example.com', 'hello@pawhaven.example', 'Your order is on its way (VN-8C2SCXDXHFV43S8265XV)', 'Hello Robin Tran,

good news: your order has left our house.

2 × Steel Bowl: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (VN-8C2SCXDXHFV43S8265XV)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">good news: your order has left our house.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-8C2SCXDXHFV43S8265XV</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.003547+00', '2026-11-16 06:05:08.602936+00', 1, '2026-11-16 06:05:38.584831+00', NULL);
INSERT INTO public.mail_outbox VALUES (1, 'an@example.com', NULL, 'Welcome to Pawhaven', 'Hello An,

it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.

Confirm my address:
http://localhost:3000/confirm/wOhu7P8Y0TIYnY9mEeC8-sl1OdQANelIPBYAoGi452w

If you did not open an account, you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello An,</p>
<p style="margin:0 0 16px">it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/wOhu7P8Y0TIYnY9mEeC8-sl1OdQANelIPBYAoGi452w" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/wOhu7P8Y0TIYnY9mEeC8-sl1OdQANelIPBYAoGi452w</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not open an account, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.04349+00', '2026-11-16 06:05:08.463291+00', 1, '2026-11-16 06:05:38.2449+00', NULL);
INSERT INTO public.mail_outbox VALUES (5, 'bao@example.com', NULL, 'Welcome to Pawhaven', 'Hello Bao,

it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.

Confirm my address:
http://localhost:3000/confirm/a_TioWZKGjfAN2Lw6H1k-FmcJXrPyD8U1X34_6Fs1zo

If you did not open an account, you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome to Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Bao,</p>
<p style="margin:0 0 16px">it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/confirm/a_TioWZKGjfAN2Lw6H1k-FmcJXrPyD8U1X34_6Fs1zo" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Confirm my address</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/confirm/a_TioWZKGjfAN2Lw6H1k-FmcJXrPyD8U1X34_6Fs1zo</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If you did not open an account, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:07.897056+00', '2026-11-16 06:05:08.55192+00', 1, '2026-11-16 06:05:38.529875+00', NULL);
INSERT INTO public.mail_outbox VALUES (8, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (VN-14YMG651S1JPNYR8VK7N)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Steel Bowl: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-14YMG651S1JPNYR8VK7N

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (VN-14YMG651S1JPNYR8VK7N)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-14YMG651S1JPNYR8VK7N" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-14YMG651S1JPNYR8VK7N</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.612185+00', NULL, 0, '2026-11-16 06:05:08.612185+00', NULL);
INSERT INTO public.mail_outbox VALUES (9, 'robin@example.com', 'hello@pawhaven.example', 'Your order is paid (VN-TGGY7ZT4WKHMACB3MR3V)', 'Hello Robin Tran,

thank you for your order. Your card payment has arrived, and we are packing.

1 × Rope Leash: $11.92
Total: $11.92

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-TGGY7ZT4WKHMACB3MR3V

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is paid (VN-TGGY7ZT4WKHMACB3MR3V)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. Your card payment has arrived, and we are packing.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-TGGY7ZT4WKHMACB3MR3V" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-TGGY7ZT4WKHMACB3MR3V</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.701424+00', NULL, 0, '2026-11-16 06:05:08.701424+00', NULL);
INSERT INTO public.mail_outbox VALUES (10, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (US-PESW0JHRD48C7RHRN1S4)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Rope Leash: $23.84
Total: $23.84

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (US-PESW0JHRD48C7RHRN1S4)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Rope Leash: $23.84<br>Total: $23.84</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.746572+00', NULL, 0, '2026-11-16 06:05:08.746572+00', NULL);
INSERT INTO public.mail_outbox VALUES (11, 'robin@example.com', 'hello@pawhaven.example', 'Your order is on its way (US-PESW0JHRD48C7RHRN1S4)', 'Hello Robin Tran,

good news: your order has left our house.

2 × Rope Leash: $23.84
Total: $23.84

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (US-PESW0JHRD48C7RHRN1S4)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">good news: your order has left our house.</p>
<p style="margin:0 0 16px">2 × Rope Leash: $23.84<br>Total: $23.84</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/US-PESW0JHRD48C7RHRN1S4</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.76781+00', NULL, 0, '2026-11-16 06:05:08.76781+00', NULL);
INSERT INTO public.mail_outbox VALUES (12, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (SG-YCZ0YMHBC7RV9Y032785)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Steel Bowl: $20.00
2 × Rope Leash: $23.84
Total: $43.84

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (SG-YCZ0YMHBC7RV9Y032785)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>2 × Rope Leash: $23.84<br>Total: $43.84</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.788301+00', NULL, 0, '2026-11-16 06:05:08.788301+00', NULL);
INSERT INTO public.mail_outbox VALUES (13, 'robin@example.com', 'hello@pawhaven.example', 'Your order is on its way (SG-YCZ0YMHBC7RV9Y032785)', 'Hello Robin Tran,

good news: your order has left our house.

2 × Steel Bowl: $20.00
2 × Rope Leash: $23.84
Total: $43.84

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (SG-YCZ0YMHBC7RV9Y032785)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">good news: your order has left our house.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>2 × Rope Leash: $23.84<br>Total: $43.84</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/SG-YCZ0YMHBC7RV9Y032785</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.816233+00', NULL, 0, '2026-11-16 06:05:08.816233+00', NULL);
INSERT INTO public.mail_outbox VALUES (14, 'robin@example.com', 'hello@pawhaven.example', 'Your order is paid (VN-459V57RSHQAXPFX21T09)', 'Hello Robin Tran,

thank you for your order. Your card payment has arrived, and we are packing.

1 × Mèo Bed: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-459V57RSHQAXPFX21T09

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is paid (VN-459V57RSHQAXPFX21T09)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. Your card payment has arrived, and we are packing.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-459V57RSHQAXPFX21T09" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-459V57RSHQAXPFX21T09</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.910665+00', NULL, 0, '2026-11-16 06:05:08.910665+00', NULL);
INSERT INTO public.mail_outbox VALUES (15, 'robin@example.com', 'hello@pawhaven.example', 'Your order is on its way (VN-459V57RSHQAXPFX21T09)', 'Hello Robin Tran,

good news: your order has left our house.

1 × Mèo Bed: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-459V57RSHQAXPFX21T09

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (VN-459V57RSHQAXPFX21T09)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">good news: your order has left our house.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-459V57RSHQAXPFX21T09" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-459V57RSHQAXPFX21T09</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.931682+00', NULL, 0, '2026-11-16 06:05:08.931682+00', NULL);
INSERT INTO public.mail_outbox VALUES (16, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (VN-YX5EN2KSXT3TRRWDTHR3)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Mèo Bed: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (VN-YX5EN2KSXT3TRRWDTHR3)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Mèo Bed: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:08.993408+00', NULL, 0, '2026-11-16 06:05:08.993408+00', NULL);
INSERT INTO public.mail_outbox VALUES (17, 'robin@example.com', 'hello@pawhaven.example', 'Your order is cancelled (VN-YX5EN2KSXT3TRRWDTHR3)', 'Hello Robin Tran,

your order is cancelled, as you asked. There is nothing to pay.

2 × Mèo Bed: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is cancelled (VN-YX5EN2KSXT3TRRWDTHR3)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">your order is cancelled, as you asked. There is nothing to pay.</p>
<p style="margin:0 0 16px">2 × Mèo Bed: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-YX5EN2KSXT3TRRWDTHR3</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.010702+00', NULL, 0, '2026-11-16 06:05:09.010702+00', NULL);
INSERT INTO public.mail_outbox VALUES (18, 'robin@example.com', 'hello@pawhaven.example', 'We have your order (VN-QRZ81XCMD8K161NS2X5Z)', 'Hello Robin Tran,

thank you for your order. It is paid in cash when it is delivered.

2 × Steel Bowl: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have your order (VN-QRZ81XCMD8K161NS2X5Z)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. It is paid in cash when it is delivered.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.029641+00', NULL, 0, '2026-11-16 06:05:09.029641+00', NULL);
INSERT INTO public.mail_outbox VALUES (19, 'robin@example.com', 'hello@pawhaven.example', 'Your money is on its way back (VN-QRZ81XCMD8K161NS2X5Z)', 'Hello Robin Tran,

we have paid back $20.00, because we could not keep our promise this time.

2 × Steel Bowl: $20.00
Total: $20.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your money is on its way back (VN-QRZ81XCMD8K161NS2X5Z)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">we have paid back $20.00, because we could not keep our promise this time.</p>
<p style="margin:0 0 16px">2 × Steel Bowl: $20.00<br>Total: $20.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-QRZ81XCMD8K161NS2X5Z</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.05524+00', NULL, 0, '2026-11-16 06:05:09.05524+00', NULL);
INSERT INTO public.mail_outbox VALUES (20, 'robin@example.com', 'hello@pawhaven.example', 'Your order is paid (VN-HMJDSRP8V2RC56BTSC99)', 'Hello Robin Tran,

thank you for your order. Your card payment has arrived, and we are packing.

1 × Mèo Bed: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is paid (VN-HMJDSRP8V2RC56BTSC99)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. Your card payment has arrived, and we are packing.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.142718+00', NULL, 0, '2026-11-16 06:05:09.142718+00', NULL);
INSERT INTO public.mail_outbox VALUES (21, 'robin@example.com', 'hello@pawhaven.example', 'Your order is cancelled (VN-HMJDSRP8V2RC56BTSC99)', 'Hello Robin Tran,

your order is cancelled, as you asked. What you paid goes back to your card; you get another mail when it is done.

1 × Mèo Bed: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is cancelled (VN-HMJDSRP8V2RC56BTSC99)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">your order is cancelled, as you asked. What you paid goes back to your card; you get another mail when it is done.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.169808+00', NULL, 0, '2026-11-16 06:05:09.169808+00', NULL);
INSERT INTO public.mail_outbox VALUES (22, 'robin@example.com', 'hello@pawhaven.example', 'Your money is on its way back (VN-HMJDSRP8V2RC56BTSC99)', 'Hello Robin Tran,

we have paid back $10.00, because the order was cancelled. It can take your bank some days to show it.

1 × Mèo Bed: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your money is on its way back (VN-HMJDSRP8V2RC56BTSC99)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">we have paid back $10.00, because the order was cancelled. It can take your bank some days to show it.</p>
<p style="margin:0 0 16px">1 × Mèo Bed: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-HMJDSRP8V2RC56BTSC99</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.214151+00', NULL, 0, '2026-11-16 06:05:09.214151+00', NULL);
INSERT INTO public.mail_outbox VALUES (23, 'robin@example.com', 'hello@pawhaven.example', 'Your order is paid (VN-PZBPP6KAR85706FTKAFT)', 'Hello Robin Tran,

thank you for your order. Your card payment has arrived, and we are packing.

1 × Steel Bowl: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is paid (VN-PZBPP6KAR85706FTKAFT)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. Your card payment has arrived, and we are packing.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.285397+00', NULL, 0, '2026-11-16 06:05:09.285397+00', NULL);
INSERT INTO public.mail_outbox VALUES (24, 'robin@example.com', 'hello@pawhaven.example', 'Your order is on its way (VN-PZBPP6KAR85706FTKAFT)', 'Hello Robin Tran,

good news: your order has left our house.

1 × Steel Bowl: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is on its way (VN-PZBPP6KAR85706FTKAFT)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">good news: your order has left our house.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.303923+00', NULL, 0, '2026-11-16 06:05:09.303923+00', NULL);
INSERT INTO public.mail_outbox VALUES (25, 'robin@example.com', 'hello@pawhaven.example', 'Your money is on its way back (VN-PZBPP6KAR85706FTKAFT)', 'Hello Robin Tran,

we have paid back $10.00, because we could not keep our promise this time. It can take your bank some days to show it.

1 × Steel Bowl: $10.00
Total: $10.00

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your money is on its way back (VN-PZBPP6KAR85706FTKAFT)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">we have paid back $10.00, because we could not keep our promise this time. It can take your bank some days to show it.</p>
<p style="margin:0 0 16px">1 × Steel Bowl: $10.00<br>Total: $10.00</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-PZBPP6KAR85706FTKAFT</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.372283+00', NULL, 0, '2026-11-16 06:05:09.372283+00', NULL);
INSERT INTO public.mail_outbox VALUES (26, 'robin@example.com', 'hello@pawhaven.example', 'Your order is paid (VN-YF6S9G8Y4N3N8BEHE9ED)', 'Hello Robin Tran,

thank you for your order. Your card payment has arrived, and we are packing.

1 × Rope Leash: $11.92
Total: $11.92

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is paid (VN-YF6S9G8Y4N3N8BEHE9ED)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">thank you for your order. Your card payment has arrived, and we are packing.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.723696+00', NULL, 0, '2026-11-16 06:05:09.723696+00', NULL);
INSERT INTO public.mail_outbox VALUES (27, 'robin@example.com', 'hello@pawhaven.example', 'Your order is cancelled (VN-YF6S9G8Y4N3N8BEHE9ED)', 'Hello Robin Tran,

your order is cancelled, as you asked. What you paid goes back to your card; you get another mail when it is done.

1 × Rope Leash: $11.92
Total: $11.92

It goes to:
Robin Tran
27 Nguyễn Đình Chiểu, District 1

See the order:
http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED

Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order is cancelled (VN-YF6S9G8Y4N3N8BEHE9ED)</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Robin Tran,</p>
<p style="margin:0 0 16px">your order is cancelled, as you asked. What you paid goes back to your card; you get another mail when it is done.</p>
<p style="margin:0 0 16px">1 × Rope Leash: $11.92<br>Total: $11.92</p>
<p style="margin:0 0 16px">It goes to:<br>Robin Tran<br>27 Nguyễn Đình Chiểu, District 1</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See the order</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/order/VN-YF6S9G8Y4N3N8BEHE9ED</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Questions? Just answer this mail, or call Pawhaven at +84 28 5550 0199.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:09.759982+00', NULL, 0, '2026-11-16 06:05:09.759982+00', NULL);
INSERT INTO public.mail_outbox VALUES (28, 'linh@example.com', NULL, 'Booked: Vet At Clinic for Milo, Monday, November 30, 2026 at 09:00', 'Hello Linh Trần,

thank you for booking! We have kept Monday, November 30, 2026 at 09:00 for you: Vet At Clinic for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/G1BjGA9GHBwGx2bdaqXxLJhPcyO8EOsRSJBCTd4soG0

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Vet At Clinic for Milo, Monday, November 30, 2026 at 09:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for booking! We have kept Monday, November 30, 2026 at 09:00 for you: Vet At Clinic for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/G1BjGA9GHBwGx2bdaqXxLJhPcyO8EOsRSJBCTd4soG0" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/G1BjGA9GHBwGx2bdaqXxLJhPcyO8EOsRSJBCTd4soG0</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.051887+00', NULL, 0, '2026-11-16 06:05:10.051887+00', NULL);
INSERT INTO public.mail_outbox VALUES (29, 'linh@example.com', NULL, 'Booked: Basic Spa for Mun, Monday, November 30, 2026 at 10:00', 'Hello Linh Trần,

thank you for booking! We have kept Monday, November 30, 2026 at 10:00 for you: Basic Spa for Mun. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Basic Spa for Mun, Monday, November 30, 2026 at 10:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for booking! We have kept Monday, November 30, 2026 at 10:00 for you: Basic Spa for Mun. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.07727+00', NULL, 0, '2026-11-16 06:05:10.07727+00', NULL);
INSERT INTO public.mail_outbox VALUES (30, 'linh@example.com', NULL, 'Confirmed: Basic Spa for Mun, Monday, November 30, 2026 at 10:00', 'Hello Linh Trần,

your appointment is confirmed. Basic Spa for Mun: Monday, November 30, 2026 at 10:00.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirmed: Basic Spa for Mun, Monday, November 30, 2026 at 10:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">your appointment is confirmed. Basic Spa for Mun: Monday, November 30, 2026 at 10:00.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/nvBfwg2QgNPRUb-IR3-Kxou0ptV_pP-66eBrpEXLg18</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.106755+00', NULL, 0, '2026-11-16 06:05:10.106755+00', NULL);
INSERT INTO public.mail_outbox VALUES (31, 'linh@example.com', NULL, 'Booked: Premium Spa for Milo, Monday, November 30, 2026 at 12:45', 'Hello Linh Trần,

thank you for booking! We have kept Monday, November 30, 2026 at 12:45 for you: Premium Spa for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/8bBBPQxKfwhTxlSdJpOg5ggZvnVQ8fthtlb1G6qMVrw

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Premium Spa for Milo, Monday, November 30, 2026 at 12:45</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for booking! We have kept Monday, November 30, 2026 at 12:45 for you: Premium Spa for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/8bBBPQxKfwhTxlSdJpOg5ggZvnVQ8fthtlb1G6qMVrw" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/8bBBPQxKfwhTxlSdJpOg5ggZvnVQ8fthtlb1G6qMVrw</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.171182+00', NULL, 0, '2026-11-16 06:05:10.171182+00', NULL);
INSERT INTO public.mail_outbox VALUES (32, 'linh@example.com', NULL, 'Cancelled: Premium Spa for Milo, Monday, November 30, 2026 at 12:45', 'Hello Linh Trần,

these appointments at Pawhaven are cancelled, and the times are free again:

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
<p style="margin:0 0 16px">these appointments at Pawhaven are cancelled, and the times are free again:</p>
<p style="margin:0 0 16px">Premium Spa for Milo, Monday, November 30, 2026 at 12:45</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petlist" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Book another time</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petlist</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.202238+00', NULL, 0, '2026-11-16 06:05:10.202238+00', NULL);
INSERT INTO public.mail_outbox VALUES (33, 'linh@example.com', NULL, 'Booked: Ultra Spa for Milo, Monday, November 30, 2026 at 13:30', 'Hello Linh Trần,

thank you for booking! We have kept Monday, November 30, 2026 at 13:30 for you: Ultra Spa for Milo. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/jdFDAggSvNy5XQXbwhhZaPcBbsfODbizOvzUrhsWtus

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Ultra Spa for Milo, Monday, November 30, 2026 at 13:30</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for booking! We have kept Monday, November 30, 2026 at 13:30 for you: Ultra Spa for Milo. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/jdFDAggSvNy5XQXbwhhZaPcBbsfODbizOvzUrhsWtus" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/jdFDAggSvNy5XQXbwhhZaPcBbsfODbizOvzUrhsWtus</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.219319+00', NULL, 0, '2026-11-16 06:05:10.219319+00', NULL);
INSERT INTO public.mail_outbox VALUES (34, 'linh@example.com', NULL, 'Booked: Vet At Clinic for Gone, Monday, November 30, 2026 at 11:00', 'Hello Linh Trần,

thank you for booking! We have kept Monday, November 30, 2026 at 11:00 for you: Vet At Clinic for Gone. We will contact you soon.

18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.

Add to my calendar:
http://localhost:3000/api/calendar/bookings/y5x48uCBPYseDECBC_Bb-l76HxUbG-ABV0s4jlKRIuU

You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Booked: Vet At Clinic for Gone, Monday, November 30, 2026 at 11:00</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for booking! We have kept Monday, November 30, 2026 at 11:00 for you: Vet At Clinic for Gone. We will contact you soon.</p>
<p style="margin:0 0 16px">18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam. All times are those of Asia/Ho_Chi_Minh.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/api/calendar/bookings/y5x48uCBPYseDECBC_Bb-l76HxUbG-ABV0s4jlKRIuU" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Add to my calendar</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/api/calendar/bookings/y5x48uCBPYseDECBC_Bb-l76HxUbG-ABV0s4jlKRIuU</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">You can move or cancel the appointment under My Bookings: http://localhost:3000/mybooking</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.252007+00', NULL, 0, '2026-11-16 06:05:10.252007+00', NULL);
INSERT INTO public.mail_outbox VALUES (35, 'linh@example.com', NULL, 'Your request to adopt Hazel', 'Hello Linh Trần,

thank you for asking about Hazel. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Hazel here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Hazel. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Hazel here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.328176+00', NULL, 0, '2026-11-16 06:05:10.328176+00', NULL);
INSERT INTO public.mail_outbox VALUES (36, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Hazel from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Hazel (Beagle) and writes:

We have a garden.

See Hazel:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/1" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Hazel</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/1</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.328176+00', NULL, 0, '2026-11-16 06:05:10.328176+00', NULL);
INSERT INTO public.mail_outbox VALUES (37, 'khanh@example.com', NULL, 'Your request to adopt Peanut', 'Hello Khanh,

thank you for asking about Peanut. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Peanut here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Peanut. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Peanut here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.35846+00', NULL, 0, '2026-11-16 06:05:10.35846+00', NULL);
INSERT INTO public.mail_outbox VALUES (38, 'hello@pawhaven.example', 'khanh@example.com', 'Adoption request for Peanut from Khanh', 'Khanh (khanh@example.com) would like to adopt Peanut (Beagle) and writes:

We have a garden.

See Peanut:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.35846+00', NULL, 0, '2026-11-16 06:05:10.35846+00', NULL);
INSERT INTO public.mail_outbox VALUES (39, 'linh@example.com', NULL, 'Your request to adopt Peanut', 'Hello Linh Trần,

thank you for asking about Peanut. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Peanut here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Peanut. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Peanut here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.376288+00', NULL, 0, '2026-11-16 06:05:10.376288+00', NULL);
INSERT INTO public.mail_outbox VALUES (40, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Peanut from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Peanut (Beagle) and writes:

We have a garden.

See Peanut:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.376288+00', NULL, 0, '2026-11-16 06:05:10.376288+00', NULL);
INSERT INTO public.mail_outbox VALUES (41, 'linh@example.com', 'hello@pawhaven.example', 'Good news about Peanut', 'Hello Linh Trần,

we would be happy to see Peanut go home with you, and we keep Peanut for you from now on.

Please reply to this mail or call +84 28 5550 0199 to choose a day for meeting. Bring an identity card; the adoption fee is paid when you take Peanut home.

See Peanut:
http://localhost:3000/pet/2
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Good news about Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">we would be happy to see Peanut go home with you, and we keep Peanut for you from now on.</p>
<p style="margin:0 0 16px">Please reply to this mail or call +84 28 5550 0199 to choose a day for meeting. Bring an identity card; the adoption fee is paid when you take Peanut home.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/2" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Peanut</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/2</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.399066+00', NULL, 0, '2026-11-16 06:05:10.399066+00', NULL);
INSERT INTO public.mail_outbox VALUES (42, 'khanh@example.com', 'hello@pawhaven.example', 'About your request to adopt Peanut', 'Hello Khanh,

thank you for wanting to give Peanut a home. This time we have decided otherwise. It says nothing about you: we look for the place that fits each animal best.

Others are still waiting, and we would be glad to help you find the one that fits you.

Meet the others:
http://localhost:3000/petshop
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About your request to adopt Peanut</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">thank you for wanting to give Peanut a home. This time we have decided otherwise. It says nothing about you: we look for the place that fits each animal best.</p>
<p style="margin:0 0 16px">Others are still waiting, and we would be glad to help you find the one that fits you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petshop" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Meet the others</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petshop</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.399066+00', NULL, 0, '2026-11-16 06:05:10.399066+00', NULL);
INSERT INTO public.mail_outbox VALUES (43, 'linh@example.com', NULL, 'Your request to adopt Bruno', 'Hello Linh Trần,

thank you for asking about Bruno. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Bruno here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Bruno. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Bruno here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.438811+00', NULL, 0, '2026-11-16 06:05:10.438811+00', NULL);
INSERT INTO public.mail_outbox VALUES (44, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Bruno from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Bruno (Beagle) and writes:

We have a garden.

See Bruno:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/3" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Bruno</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/3</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.438811+00', NULL, 0, '2026-11-16 06:05:10.438811+00', NULL);
INSERT INTO public.mail_outbox VALUES (45, 'linh@example.com', 'hello@pawhaven.example', 'About your request to adopt Bruno', 'Hello Linh Trần,

thank you for wanting to give Bruno a home. This time we have decided otherwise. It says nothing about you: we look for the place that fits each animal best.

Others are still waiting, and we would be glad to help you find the one that fits you.

Meet the others:
http://localhost:3000/petshop
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About your request to adopt Bruno</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Linh Trần,</p>
<p style="margin:0 0 16px">thank you for wanting to give Bruno a home. This time we have decided otherwise. It says nothing about you: we look for the place that fits each animal best.</p>
<p style="margin:0 0 16px">Others are still waiting, and we would be glad to help you find the one that fits you.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/petshop" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Meet the others</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/petshop</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.473825+00', NULL, 0, '2026-11-16 06:05:10.473825+00', NULL);
INSERT INTO public.mail_outbox VALUES (46, 'linh@example.com', NULL, 'Your request to adopt Kiwi', 'Hello Linh Trần,

thank you for asking about Kiwi. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Kiwi here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Kiwi. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Kiwi here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.513355+00', NULL, 0, '2026-11-16 06:05:10.513355+00', NULL);
INSERT INTO public.mail_outbox VALUES (47, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Kiwi from Linh Trần', 'Linh Trần (linh@example.com, +84 28 5550 0142) would like to adopt Kiwi (Beagle) and writes:

We have a garden.

See Kiwi:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/4" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Kiwi</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/4</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.513355+00', NULL, 0, '2026-11-16 06:05:10.513355+00', NULL);
INSERT INTO public.mail_outbox VALUES (48, 'hello@pawhaven.example', 'linh@example.com', 'Adoption request for Kiwi withdrawn', 'Linh Trần (linh@example.com, +84 28 5550 0142) has withdrawn the request to adopt Kiwi. There is nothing left to do.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption request for Kiwi withdrawn</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Linh Trần (linh@example.com, +84 28 5550 0142) has withdrawn the request to adopt Kiwi. There is nothing left to do.</p>

</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.526401+00', NULL, 0, '2026-11-16 06:05:10.526401+00', NULL);
INSERT INTO public.mail_outbox VALUES (49, 'khanh@example.com', NULL, 'Your request to adopt Hazel', 'Hello Khanh,

thank you for asking about Hazel. We read your note with care and write to you within two working days.

If it sounds like a match, we invite you to meet Hazel here. Nothing is settled before that, and nothing is to be paid.

See my requests:
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
<p style="margin:0 0 16px">thank you for asking about Hazel. We read your note with care and write to you within two working days.</p>
<p style="margin:0 0 16px">If it sounds like a match, we invite you to meet Hazel here. Nothing is settled before that, and nothing is to be paid.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/profile" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See my requests</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/profile</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">Have your plans changed? You can withdraw the request in your profile.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.564135+00', NULL, 0, '2026-11-16 06:05:10.564135+00', NULL);
INSERT INTO public.mail_outbox VALUES (50, 'hello@pawhaven.example', 'khanh@example.com', 'Adoption request for Hazel from Khanh', 'Khanh (khanh@example.com) would like to adopt Hazel (Beagle) and writes:

We have a garden.

See Hazel:
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
<p style="margin:24px 0 8px"><a href="http://localhost:3000/pet/1" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">See Hazel</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/pet/1</p>
</td></tr>

</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.564135+00', NULL, 0, '2026-11-16 06:05:10.564135+00', NULL);
INSERT INTO public.mail_outbox VALUES (51, 'khanh@example.com', NULL, 'Set a new password for Pawhaven', 'Hello Khanh,

somebody, hopefully you, asked for a new password. The link works once, for 60 minutes.

Set a new password:
http://localhost:3000/reset/jhDF1SyDRu_vlcu5w110iqiQu2EAWINT5Fqn4GbO5NE

If it was not you, nothing has changed and you can ignore this mail.
', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Set a new password for Pawhaven</title></head>
<body style="margin:0;background:#fff8f0;color:#22303c;font-family:''Nunito Sans'',-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:#c2410c">Pawhaven</td></tr>
<tr><td style="background:#ffffff;border:1px solid #eadfd1;border-radius:20px;padding:32px">
<p style="margin:0 0 16px">Hello Khanh,</p>
<p style="margin:0 0 16px">somebody, hopefully you, asked for a new password. The link works once, for 60 minutes.</p>
<p style="margin:24px 0 8px"><a href="http://localhost:3000/reset/jhDF1SyDRu_vlcu5w110iqiQu2EAWINT5Fqn4GbO5NE" style="display:inline-block;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:700;border-radius:999px;padding:12px 28px">Set a new password</a></p>
<p style="margin:0;font-size:13px;color:#55616c;word-break:break-all">http://localhost:3000/reset/jhDF1SyDRu_vlcu5w110iqiQu2EAWINT5Fqn4GbO5NE</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:14px;color:#55616c">If it was not you, nothing has changed and you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
', '2026-11-16 06:05:10.672623+00', NULL, 0, '2026-11-16 06:05:10.672623+00', NULL);
INSERT INTO public.mail_outbox VALUES (52, 'hello@pawhaven.example', 'linh@example.com', 'General Inquiry: a message from Linh', 'Linh (linh@example.com, +842855500142) writes:

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
', '2026-11-16 06:05:10.685728+00', NULL, 0, '2026-11-16 06:05:10.685728+00', NULL);
INSERT INTO public.mail_outbox VALUES (53, 'hello@pawhaven.example', 'linh@example.com', 'Feedback from Linh', 'Linh (linh@example.com) writes:

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
', '2026-11-16 06:05:10.695304+00', NULL, 0, '2026-11-16 06:05:10.695304+00', NULL);


-- Data for Name: one_time_links; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.one_time_links VALUES ('\x7c2e750219c943355856fd664762b528188e84085977b857f2b9f8dac18b55e5', 5, 'confirm', '2026-11-16 06:05:07.544601+00', '2095-11-21 06:05:07.544601+00');
INSERT INTO public.one_time_links VALUES ('\x2a9d1521ad86d9f45a5ae425ac96196700ebc3ed0398066cb95deca94ba4b234', 4, 'reset', '2026-11-16 06:05:10.672623+00', '2095-11-14 07:05:10.672623+00');


-- Data for Name: order_events; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.order_events VALUES (1, 1, 'placed', '2026-11-16 06:05:07.964065+00');
INSERT INTO public.order_events VALUES (2, 1, 'shipping', '2026-11-16 06:05:08.003547+00');
INSERT INTO public.order_events VALUES (3, 1, 'shipped', '2026-11-16 06:05:08.070019+00');
INSERT INTO public.order_events VALUES (4, 2, 'placed', '2026-11-16 06:05:08.612185+00');
INSERT INTO public.order_events VALUES (5, 3, 'awaiting_payment', '2026-11-16 06:05:08.632207+00');
INSERT INTO public.order_events VALUES (6, 3, 'paid', '2026-11-16 06:05:08.701424+00');
INSERT INTO public.order_events VALUES (7, 4, 'placed', '2026-11-16 06:05:08.746572+00');
INSERT INTO public.order_events VALUES (8, 4, 'shipping', '2026-11-16 06:05:08.76781+00');
INSERT INTO public.order_events VALUES (9, 5, 'placed', '2026-11-16 06:05:08.788301+00');
INSERT INTO public.order_events VALUES (10, 5, 'shipping', '2026-11-16 06:05:08.816233+00');
INSERT INTO public.order_events VALUES (11, 5, 'shipped', '2026-11-16 06:05:08.849334+00');
INSERT INTO public.order_events VALUES (12, 6, 'awaiting_payment', '2026-11-16 06:05:08.877249+00');
INSERT INTO public.order_events VALUES (13, 6, 'paid', '2026-11-16 06:05:08.910665+00');
INSERT INTO public.order_events VALUES (14, 6, 'shipping', '2026-11-16 06:05:08.931682+00');
INSERT INTO public.order_events VALUES (15, 6, 'shipped', '2026-11-16 06:05:08.969588+00');
INSERT INTO public.order_events VALUES (16, 7, 'placed', '2026-11-16 06:05:08.993408+00');
INSERT INTO public.order_events VALUES (17, 7, 'cancelled', '2026-11-16 06:05:09.010702+00');
INSERT INTO public.order_events VALUES (18, 8, 'placed', '2026-11-16 06:05:09.029641+00');
INSERT INTO public.order_events VALUES (19, 8, 'refunded', '2026-11-16 06:05:09.05524+00');
INSERT INTO public.order_events VALUES (20, 9, 'awaiting_payment', '2026-11-16 06:05:09.076293+00');
INSERT INTO public.order_events VALUES (21, 9, 'paid', '2026-11-16 06:05:09.142718+00');
INSERT INTO public.order_events VALUES (22, 9, 'cancelled', '2026-11-16 06:05:09.169808+00');
INSERT INTO public.order_events VALUES (23, 9, 'refunded', '2026-11-16 06:05:09.214151+00');
INSERT INTO public.order_events VALUES (24, 10, 'awaiting_payment', '2026-11-16 06:05:09.25887+00');
INSERT INTO public.order_events VALUES (25, 10, 'paid', '2026-11-16 06:05:09.285397+00');
INSERT INTO public.order_events VALUES (26, 10, 'shipping', '2026-11-16 06:05:09.303923+00');
INSERT INTO public.order_events VALUES (27, 10, 'refunded', '2026-11-16 06:05:09.372283+00');
INSERT INTO public.order_events VALUES (28, 11, 'awaiting_payment', '2026-11-16 06:05:09.688373+00');
INSERT INTO public.order_events VALUES (29, 11, 'paid', '2026-11-16 06:05:09.723696+00');
INSERT INTO public.order_events VALUES (30, 11, 'cancelled', '2026-11-16 06:05:09.759982+00');
INSERT INTO public.order_events VALUES (31, 12, 'awaiting_payment', '2026-11-16 06:05:09.789516+00');
INSERT INTO public.order_events VALUES (32, 12, 'cancelled', '2026-11-16 06:05:09.826196+00');
INSERT INTO public.order_events VALUES (33, 13, 'awaiting_payment', '2026-11-16 06:05:09.843157+00');
INSERT INTO public.order_events VALUES (34, 13, 'expired', '2026-11-16 06:05:09.867427+00');
INSERT INTO public.order_events VALUES (35, 14, 'awaiting_payment', '2026-11-16 06:05:09.885836+00');
INSERT INTO public.order_events VALUES (36, 15, 'awaiting_payment', '2026-11-16 06:05:09.901396+00');


-- Data for Name: order_lines; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.order_lines VALUES (1, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed');
INSERT INTO public.order_lines VALUES (2, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed');
INSERT INTO public.order_lines VALUES (3, 2, 'Rope Leash', NULL, 1192, 1, 'claimed');
INSERT INTO public.order_lines VALUES (4, 2, 'Rope Leash', NULL, 1192, 2, 'claimed');
INSERT INTO public.order_lines VALUES (5, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'claimed');
INSERT INTO public.order_lines VALUES (5, 2, 'Rope Leash', NULL, 1192, 2, 'claimed');
INSERT INTO public.order_lines VALUES (6, 3, 'Mèo Bed', NULL, 1000, 1, 'claimed');
INSERT INTO public.order_lines VALUES (7, 3, 'Mèo Bed', NULL, 1000, 2, 'released');
INSERT INTO public.order_lines VALUES (8, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 2, 'released');
INSERT INTO public.order_lines VALUES (9, 3, 'Mèo Bed', NULL, 1000, 1, 'released');
INSERT INTO public.order_lines VALUES (10, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'claimed');
INSERT INTO public.order_lines VALUES (11, 2, 'Rope Leash', NULL, 1192, 1, 'released');
INSERT INTO public.order_lines VALUES (12, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'released');
INSERT INTO public.order_lines VALUES (13, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'released');
INSERT INTO public.order_lines VALUES (14, 1, 'Steel Bowl', '{"url":"/static/pictures/gears/bowl-1-640.webp","alt":"Steel Bowl"}', 1000, 1, 'held');
INSERT INTO public.order_lines VALUES (15, 2, 'Rope Leash', NULL, 1192, 1, 'held');


-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.orders VALUES (1, 'VN-8C2SCXDXHFV43S8265XV', NULL, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'shipped', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:07.964065+00', NULL, NULL);
INSERT INTO public.orders VALUES (2, 'VN-14YMG651S1JPNYR8VK7N', 3, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'ordered', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:08.612185+00', NULL, NULL);
INSERT INTO public.orders VALUES (3, 'VN-TGGY7ZT4WKHMACB3MR3V', 3, '41118684-3a52-4cd6-a7cd-2b738bee5793', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'ordered', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:08.632207+00', '2026-11-16 06:35:08.632207+00', NULL);
INSERT INTO public.orders VALUES (4, 'US-PESW0JHRD48C7RHRN1S4', 3, NULL, '\xce0a6d1347a08d1700b8e83ffa455cf49338c003b953cb16fbc18301cc13cb6e', 'cash', 'shipping', 2384, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'us', '2026-11-16 06:05:08.746572+00', NULL, NULL);
INSERT INTO public.orders VALUES (5, 'SG-YCZ0YMHBC7RV9Y032785', 3, NULL, '\x8f3fa57ecf3f96c9e127cbaa28033bb185eacb2fc5bdc5c4020ccd384bc0a6ab', 'cash', 'shipped', 4384, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'sg', '2026-11-16 06:05:08.788301+00', NULL, NULL);
INSERT INTO public.orders VALUES (6, 'VN-459V57RSHQAXPFX21T09', 3, 'de27c23f-97a9-4e39-a54c-e97b522fe64d', '\xbbff14755ea1fca1043f8bf51e29c1efa707a25726ffce757b72e2e73ebae41c', 'card', 'shipped', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:08.877249+00', '2026-11-16 06:35:08.877249+00', NULL);
INSERT INTO public.orders VALUES (7, 'VN-YX5EN2KSXT3TRRWDTHR3', 3, NULL, '\x01bbb00cabf5e13517b77bd612e8ebb0e85ecce38ef72c347bb5f4a637ef5b05', 'cash', 'cancel', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:08.993408+00', NULL, NULL);
INSERT INTO public.orders VALUES (8, 'VN-QRZ81XCMD8K161NS2X5Z', 3, NULL, '\x6a21704fb116159535e222883a26b80425f026491eb3a9f9e6a44ef5a94efd69', 'cash', 'refund', 2000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.029641+00', NULL, NULL);
INSERT INTO public.orders VALUES (9, 'VN-HMJDSRP8V2RC56BTSC99', 3, '2c32b427-ab3d-46be-a021-a23134c5d5de', '\xbbff14755ea1fca1043f8bf51e29c1efa707a25726ffce757b72e2e73ebae41c', 'card', 'refund', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.076293+00', '2026-11-16 06:35:09.076293+00', NULL);
INSERT INTO public.orders VALUES (10, 'VN-PZBPP6KAR85706FTKAFT', 3, '9c2c723c-8ac9-40f9-9fa2-e888fe0450e9', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'refund', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.25887+00', '2026-11-16 06:35:09.25887+00', NULL);
INSERT INTO public.orders VALUES (12, 'VN-0F08DYQN7T6FZH8AN2B4', 3, '5ad6100f-2886-4e28-be9d-be54e145ca71', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'abandoned', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.789516+00', '2026-11-16 06:35:09.789516+00', NULL);
INSERT INTO public.orders VALUES (13, 'VN-NMKV4KFCB42X51696MND', 3, 'ac622339-90d8-44fa-b4b7-f70f93b87f7d', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'expired', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.843157+00', '2026-11-16 06:05:08.855495+00', NULL);
INSERT INTO public.orders VALUES (11, 'VN-YF6S9G8Y4N3N8BEHE9ED', 3, '7db42f8b-ea40-4231-9a84-5a8c6fedd41f', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'cancel', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.688373+00', '2095-11-14 06:35:09.688373+00', '2095-11-14 06:06:09.875109+00');
INSERT INTO public.orders VALUES (14, 'VN-WW4WYHH1KZG4DEVTXTT4', 3, 'b0410ca0-3bec-4cfb-911a-f20dce837a40', '\x0f7be1a06dbfaa14b5d491b06aa5d191576206349f7d921c7c990fa98218544b', 'card', 'awaiting_payment', 1000, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.885836+00', '2095-11-14 06:35:09.885836+00', '2095-11-14 06:06:09.885836+00');
INSERT INTO public.orders VALUES (15, 'VN-X0B0XM8HTS3AP7DFZVMN', 4, '4fd29e92-0f61-45ac-a9ca-4e3f202f7f78', '\x9ebfaabbc47b32c29063ce5d4deb9a82cd641d86139a9dfc765400ad44cc44ac', 'card', 'awaiting_payment', 1192, 'Robin Tran', 'robin@example.com', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'vn', '2026-11-16 06:05:09.901396+00', '2095-11-14 06:35:09.901396+00', '2095-11-14 06:06:09.901396+00');


-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.payment_events VALUES ('evt_sandbox_0708eb99b97449d799900e4d39eee323', '2026-11-16 06:05:09.434909+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_0c3ff73c1e2b40e9b73fd6eb278fb462', '2026-11-16 06:05:09.462871+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_a1e93aa2992a411388a18ed44831c6a5', '2026-11-16 06:05:09.4867+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_baee7aabb0ba46a59d65e4915c0bf8f4', '2026-11-16 06:05:09.509061+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_1eebe26187fe429392b49abf9a37f530', '2026-11-16 06:05:09.630566+00');
INSERT INTO public.payment_events VALUES ('evt_sandbox_b4ee40788ca946238f64880c02b28c90', '2026-11-16 06:05:09.678628+00');


-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.payments VALUES (3, 'pi_sandbox_c4a9b3fd63e7e9054028ef5d', 1192, 'paid', NULL, '2026-11-16 06:05:08.649105+00');
INSERT INTO public.payments VALUES (6, 'pi_sandbox_09e28af2c8fc5b2672a8c1f6', 1000, 'paid', NULL, '2026-11-16 06:05:08.889261+00');
INSERT INTO public.payments VALUES (9, 'pi_sandbox_9779c0a0156f75d021e8be35', 1000, 'refunded', 'cancelled', '2026-11-16 06:05:09.121614+00');
INSERT INTO public.payments VALUES (10, 'pi_sandbox_e320820d4454b50028df76d1', 1000, 'refunded', 'shop', '2026-11-16 06:05:09.271032+00');
INSERT INTO public.payments VALUES (11, 'pi_sandbox_00c4b05affa28b9281ccc70d', 1192, 'refund_due', 'cancelled', '2026-11-16 06:05:09.699701+00');
INSERT INTO public.payments VALUES (12, 'pi_sandbox_22c5bb8b6fa1711894c4c4e1', 1000, 'canceled', NULL, '2026-11-16 06:05:09.804401+00');
INSERT INTO public.payments VALUES (13, 'pi_sandbox_1d0d7328f48404adef868d92', 1000, 'canceled', NULL, '2026-11-16 06:05:09.852435+00');
INSERT INTO public.payments VALUES (14, 'pi_sandbox_aaab244e6c278a10cacf9cd8', 1000, 'open', NULL, '2026-11-16 06:05:09.893564+00');
INSERT INTO public.payments VALUES (15, 'pi_sandbox_23ca63e81e9a136eecb8952b', 1192, 'open', NULL, '2026-11-16 06:05:09.916873+00');


-- Data for Name: pets; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.pets VALUES (1, 'hazel', 'Hazel', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/hazel-1-640.webp","alt":"Hazel"}]', 'Food', 'Walks', 'Brush', '2026-11-16 06:05:06.956359+00');
INSERT INTO public.pets VALUES (3, 'bruno', 'Bruno', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/bruno-1-640.webp","alt":"Bruno"}]', 'Food', 'Walks', 'Brush', '2026-11-16 06:05:06.968584+00');
INSERT INTO public.pets VALUES (4, 'kiwi', 'Kiwi', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/kiwi-1-640.webp","alt":"Kiwi"}]', 'Food', 'Walks', 'Brush', '2026-11-16 06:05:06.971595+00');
INSERT INTO public.pets VALUES (5, 'luna', 'Luna', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{Available}', '[{"url":"/static/pictures/pets/luna-1-640.webp","alt":"Luna"}]', 'Food', 'Walks', 'Brush', '2026-11-16 06:05:06.975364+00');
INSERT INTO public.pets VALUES (2, 'peanut', 'Peanut', 'Dogs', 'Beagle', '2 years', 'Female', '11 kg', 'Tricolour', 'A friend.', 'Likes people', 10000, '{}', '[{"url":"/static/pictures/pets/peanut-1-640.webp","alt":"Peanut"}]', 'Food', 'Walks', 'Brush', '2026-11-16 06:05:06.960688+00');


-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.rate_limits VALUES ('/api/auth/google/callback 127.0.0.1', 1, '2026-11-16 06:15:06.171436+00');
INSERT INTO public.rate_limits VALUES ('/api/auth/google 127.0.0.1', 2, '2026-11-16 06:15:05.650295+00');
INSERT INTO public.rate_limits VALUES ('/api/confirm-email 127.0.0.1', 3, '2026-11-16 07:05:07.181488+00');
INSERT INTO public.rate_limits VALUES ('/api/pictures/upload 127.0.0.1', 1, '2026-11-16 07:05:07.750456+00');
INSERT INTO public.rate_limits VALUES ('/api/register 127.0.0.1', 5, '2026-11-16 07:05:07.003211+00');
INSERT INTO public.rate_limits VALUES ('/api/login 127.0.0.1', 5, '2026-11-16 06:15:07.093233+00');
INSERT INTO public.rate_limits VALUES ('/api/user/delete 127.0.0.1', 1, '2026-11-16 07:05:08.132156+00');
INSERT INTO public.rate_limits VALUES ('/api/adoption-requests 127.0.0.1', 6, '2026-11-16 07:05:10.325839+00');
INSERT INTO public.rate_limits VALUES ('/api/contacts 127.0.0.1', 1, '2026-11-16 06:15:10.683903+00');
INSERT INTO public.rate_limits VALUES ('/api/feedback 127.0.0.1', 1, '2026-11-16 06:15:10.691818+00');
INSERT INTO public.rate_limits VALUES ('/api/forgot 127.0.0.1', 2, '2026-11-16 07:05:10.66738+00');


-- Data for Name: reset_requests; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.reset_requests VALUES (2, 'linh@example.com', '2026-11-16 06:05:10.707101+00');


-- Data for Name: sandbox_intents; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_c4a9b3fd63e7e9054028ef5d', 'pi_sandbox_c4a9b3fd63e7e9054028ef5d_secret_b632068ab86f2e810848ebeeafff784ac556', 'VN-TGGY7ZT4WKHMACB3MR3V', 1192, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 06:05:08.646087+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_09e28af2c8fc5b2672a8c1f6', 'pi_sandbox_09e28af2c8fc5b2672a8c1f6_secret_79c94f9414e222818897487c23ade426c717', 'VN-459V57RSHQAXPFX21T09', 1000, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 06:05:08.886286+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_9779c0a0156f75d021e8be35', 'pi_sandbox_9779c0a0156f75d021e8be35_secret_73a07d4c87eadc7f1876b6d66c3c3e8c62a9', 'VN-HMJDSRP8V2RC56BTSC99', 1000, 'usd', 'succeeded', 1000, NULL, NULL, '2026-11-16 06:05:09.118721+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_e320820d4454b50028df76d1', 'pi_sandbox_e320820d4454b50028df76d1_secret_7d9c9bc996e2ffa2bae650f8ff01fd611200', 'VN-PZBPP6KAR85706FTKAFT', 1000, 'usd', 'succeeded', 1000, NULL, NULL, '2026-11-16 06:05:09.269509+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_00c4b05affa28b9281ccc70d', 'pi_sandbox_00c4b05affa28b9281ccc70d_secret_dcb71565bc29c9dfc1007cbd628dc468e52d', 'VN-YF6S9G8Y4N3N8BEHE9ED', 1192, 'usd', 'succeeded', 0, NULL, NULL, '2026-11-16 06:05:09.697773+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_22c5bb8b6fa1711894c4c4e1', 'pi_sandbox_22c5bb8b6fa1711894c4c4e1_secret_68dde66f812843890967d39dd8c97c510f4b', 'VN-0F08DYQN7T6FZH8AN2B4', 1000, 'usd', 'canceled', 0, NULL, NULL, '2026-11-16 06:05:09.798809+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_1d0d7328f48404adef868d92', 'pi_sandbox_1d0d7328f48404adef868d92_secret_4ade720184607a4fa25a7255e54a4f182030', 'VN-NMKV4KFCB42X51696MND', 1000, 'usd', 'canceled', 0, NULL, NULL, '2026-11-16 06:05:09.85025+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_aaab244e6c278a10cacf9cd8', 'pi_sandbox_aaab244e6c278a10cacf9cd8_secret_994aab6a29646b366fa8b2ab2dfb97450ca0', 'VN-WW4WYHH1KZG4DEVTXTT4', 1000, 'usd', 'open', 0, NULL, NULL, '2026-11-16 06:05:09.892345+00');
INSERT INTO public.sandbox_intents VALUES ('pi_sandbox_23ca63e81e9a136eecb8952b', 'pi_sandbox_23ca63e81e9a136eecb8952b_secret_0c6edc29864903a05603deb82e7d519874f6', 'VN-X0B0XM8HTS3AP7DFZVMN', 1192, 'usd', 'open', 0, NULL, NULL, '2026-11-16 06:05:09.912482+00');


-- Data for Name: sandbox_reports; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_0708eb99b97449d799900e4d39eee323', 'pi_sandbox_c4a9b3fd63e7e9054028ef5d', 'payment_intent.succeeded', '2026-11-16 06:05:08.662485+00', 1, '2026-11-16 06:05:19.385857+00', '2026-11-16 06:05:09.437651+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_0c3ff73c1e2b40e9b73fd6eb278fb462', 'pi_sandbox_09e28af2c8fc5b2672a8c1f6', 'payment_intent.succeeded', '2026-11-16 06:05:08.897128+00', 1, '2026-11-16 06:05:19.439857+00', '2026-11-16 06:05:09.466068+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_a1e93aa2992a411388a18ed44831c6a5', 'pi_sandbox_9779c0a0156f75d021e8be35', 'payment_intent.succeeded', '2026-11-16 06:05:09.128888+00', 1, '2026-11-16 06:05:19.470564+00', '2026-11-16 06:05:09.488583+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_baee7aabb0ba46a59d65e4915c0bf8f4', 'pi_sandbox_9779c0a0156f75d021e8be35', 'charge.refunded', '2026-11-16 06:05:09.201063+00', 1, '2026-11-16 06:05:19.490402+00', '2026-11-16 06:05:09.511903+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_1eebe26187fe429392b49abf9a37f530', 'pi_sandbox_e320820d4454b50028df76d1', 'payment_intent.succeeded', '2026-11-16 06:05:09.276823+00', 1, '2026-11-16 06:05:19.513493+00', '2026-11-16 06:05:09.633699+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_b4ee40788ca946238f64880c02b28c90', 'pi_sandbox_e320820d4454b50028df76d1', 'charge.refunded', '2026-11-16 06:05:09.367912+00', 1, '2026-11-16 06:05:19.636345+00', '2026-11-16 06:05:09.680191+00');
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_7cd52a31cd524c7483d185ca59d9a100', 'pi_sandbox_00c4b05affa28b9281ccc70d', 'payment_intent.succeeded', '2026-11-16 06:05:09.709298+00', 0, '2026-11-16 06:05:09.709298+00', NULL);
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_e1cd045ae51b44b999a3accf887ca7a8', 'pi_sandbox_22c5bb8b6fa1711894c4c4e1', 'payment_intent.canceled', '2026-11-16 06:05:09.82272+00', 0, '2026-11-16 06:05:09.82272+00', NULL);
INSERT INTO public.sandbox_reports VALUES ('evt_sandbox_998b7ad3bdfd40f1b20e384d72114dd8', 'pi_sandbox_1d0d7328f48404adef868d92', 'payment_intent.canceled', '2026-11-16 06:05:09.866184+00', 0, '2026-11-16 06:05:09.866184+00', NULL);


-- Data for Name: sandbox_secret; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sandbox_secret VALUES (true, '7-wMl8I7VZP9dseyEgzkvrqHs4vreAfhpPS4AbPNYZQ');


-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.schema_migrations VALUES ('0001-catalogue.sql', 'a696302d9837ad4c8467b3987c6407dcb4a9126595b5940b4143216ee9ae8572', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0002-accounts.sql', '6197d255dc217af533c1ec08041a720aec3a0dbac186b88acea693ddedc46db7', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0003-demo.sql', 'b82f32a36d7e9d2fe38c0a019f2b11460f1161214860be1754cef986322491ae', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0004-pets.sql', '9ca5b83c67266be2e033236ec89e10cbd19a615c882ec6d5ef7e6b34d1bdaee3', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0005-messages.sql', '494f3d79c8a7e1ee06dc5ad5a392a854358c713484f561060d3fdd1f2fd20502', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0006-cart.sql', '962b7c4c4bccd1d359ecac4cf985415ebc06b8f27fb95332dc39dc7714874da5', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0007-accounts-in-full.sql', '1b195f92473429a7a9f43a255c420a6526027ac50e99867d0bff8f8dbc52cf45', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0008-sign-in-attempts.sql', 'f364df02ad7855326ed30704565a6aa9651d975d4d9cdcbf79783ba94196dac1', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0009-search.sql', 'de5ad72420a93c27cdbeb8d42d0f6b107ae2604e8d9023bccdc22eeef3f93beb', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0010-favorites-and-adoption.sql', 'b40c8f42e216c763fc685f2e5af414ce89d530652225edf16c4be2f0ae3198ea', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0011-orders.sql', '51cafa80c89142520232fb04b64228e88eb0dbe374673067d55504fb72daf26b', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0012-card-sandbox.sql', '1d5cad9820f03eb5c796de7346996dded985ab0c5f1e2329042a9e5f29d8ab6a', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0013-care.sql', 'ec82ba8945dfe6164d0c194aae7681a0e6063b8a918b1a62b532dcab977a6439', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0014-bookings-of-a-day.sql', '0d697c0d843966475f299bee44b61d39b39d92d4b7d6fa1603ddacf712e2e96b', '2026-11-16 06:05:04.014468+00');
INSERT INTO public.schema_migrations VALUES ('0015-assortment.sql', 'ad5ddebd0add6d898fb2b173ba040541ef8c461ef839e2344e34f55d762395a4', '2026-11-16 06:05:04.014468+00');


-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sessions VALUES (1, 1, '\x803846b046ce719dd4a9b0ae7facda3f01e2ffea337e67c9d3518d5a28129a5f', '2026-11-16 06:05:06.308441+00', '2095-11-14 18:05:06.308441+00', '2026-11-16 06:05:06.308441+00', 'node', '127.0.0.1');
INSERT INTO public.sessions VALUES (2, 2, '\x68e5e00b616479e52ff8766e5b8b8ffcefe633080c8dbbd356f16cea2af0143c', '2026-11-16 06:05:07.1452+00', '2095-12-14 06:05:07.1452+00', '2026-11-16 06:05:07.1452+00', 'lightMyRequest', '127.0.0.1');
INSERT INTO public.sessions VALUES (3, 3, '\x105c74786f89c80185836b2e87a9ccba3b4eb346061360cf2a1240a8f5c4f390', '2026-11-16 06:05:07.319564+00', '2095-12-14 06:05:07.319564+00', '2026-11-16 06:05:07.319564+00', 'lightMyRequest', '127.0.0.1');
INSERT INTO public.sessions VALUES (4, 4, '\x04770fb8b4c746edb72667f496c07530a1eae70ba3517747d64dd500ea93e9f4', '2026-11-16 06:05:07.465936+00', '2095-12-14 06:05:07.465936+00', '2026-11-16 06:05:07.465936+00', 'lightMyRequest', '127.0.0.1');
INSERT INTO public.sessions VALUES (5, 5, '\x517b9742473dfa0348fb1599836cb0059a2a2ad603b18aab2db2701b779384ad', '2026-11-16 06:05:07.626357+00', '2095-12-14 06:05:07.626357+00', '2026-11-16 06:05:07.626357+00', 'lightMyRequest', '127.0.0.1');


-- Data for Name: shelf_changes; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.shelf_changes VALUES (1, 1, 40, '2026-11-16 06:05:06.90048+00');
INSERT INTO public.shelf_changes VALUES (2, 2, 40, '2026-11-16 06:05:06.919468+00');
INSERT INTO public.shelf_changes VALUES (3, 3, 40, '2026-11-16 06:05:06.928523+00');


-- Data for Name: sign_in_attempts; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.sign_in_attempts VALUES ('\xbfbfeca7b0ed6c0bf88de37c02c100743c5f86491d1c79de03b19b04497d4c32', '\xa6689d434e5248eade354b5f6dc0773c3efd2752467fd6cb983e43d655ef30f5', 'G8zy9-RJDecmNF39CoolyVd_CDQVO8ZaXhYhL-aNUBM', 'wDDQ4B1USkUJEEc2dQ8UlUAj-zmTJOAYKjZSOya5WGY', '2026-11-16 06:05:06.363801+00', '2026-11-16 06:15:06.363801+00');


-- Data for Name: userpets; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.userpets VALUES (1, 3, 'Milo', 'Dog', 'Mixed', NULL, 'Unknown', NULL, '', '', '2026-11-16 06:05:09.927103+00');
INSERT INTO public.userpets VALUES (2, 3, 'Mun', 'Cat', 'Mixed', NULL, 'Unknown', NULL, '', '', '2026-11-16 06:05:09.945379+00');


-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -

INSERT INTO public.users VALUES (1, 'Thu', 'thu@example.com', NULL, 'customer', '2026-11-16 06:05:06.272344+00', '2026-11-16 06:05:06.286+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (2, 'An', 'an@example.com', '$argon2id$v=19$m=19456,t=2,p=1$5lPxAB/XDsKfbeNBowMknQ$oyyj63hO6WsA4S53VoN4zN4Z/QJgXUDBNePeDRUK4ZQ', 'admin', '2026-11-16 06:05:07.04349+00', '2026-11-16 06:05:07.185+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (4, 'Khanh', 'khanh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$yi9pNpPxeC71hEOYVc2YbQ$098Q0oy+SMXx0sXijF6Tfp6qa1WSPir3bDvCS10WPcE', 'customer', '2026-11-16 06:05:07.369823+00', '2026-11-16 06:05:07.496+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (5, 'Minh', 'minh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r3+ge/QM91eMgw6/L1r/Ww$cptAKNVy7jm5JR979EJIvznIb/bixGmwOcIuYjHCpg4', 'customer', '2026-11-16 06:05:07.544601+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES (3, 'Linh Trần', 'linh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$oON3IY/YTNb0+F7MqIjAOg$k8dB/yMK7YNbLwVKKFiVoVsSWTJe5rodooKn8+QMhic', 'customer', '2026-11-16 06:05:07.234371+00', '2026-11-16 06:05:07.336+00', 'Female', '1990-02-28', '+84 28 5550 0142', '27 Nguyễn Đình Chiểu, District 1', 'Hồ Chí Minh', 'Vietnam', 'http://localhost:3000/media/avatars/3/J1SD4yrfiuXnPaXGpP1nOmUwJlSYEhcHJpyFWhtYN2Q.webp', 'avatars/3/J1SD4yrfiuXnPaXGpP1nOmUwJlSYEhcHJpyFWhtYN2Q');


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

SELECT pg_catalog.setval('public.mail_outbox_id_seq', 53, true);


-- Name: order_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.order_events_id_seq', 36, true);


-- Name: orders_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.orders_id_seq', 15, true);


-- Name: pets_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.pets_id_seq', 5, true);


-- Name: reset_requests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -

SELECT pg_catalog.setval('public.reset_requests_id_seq', 2, true);


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


-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


-- Name: shelf_changes shelf_changes_gear_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.shelf_changes
    ADD CONSTRAINT shelf_changes_gear_id_fkey FOREIGN KEY (gear_id) REFERENCES public.gears(id) ON DELETE CASCADE;


-- Name: userpets userpets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.userpets
    ADD CONSTRAINT userpets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
