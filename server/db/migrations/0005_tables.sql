CREATE TABLE "bill_shares" (
	"order_id" text PRIMARY KEY NOT NULL,
	"member_no" integer NOT NULL,
	"way" text NOT NULL,
	"covers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"take" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bill_shares_way" CHECK ("bill_shares"."way" in ('own', 'equal', 'amount', 'rest')),
	CONSTRAINT "bill_shares_parts" CHECK ("bill_shares"."take" between 0 and "bill_shares"."parts")
);
--> statement-breakpoint
CREATE TABLE "dining_tables" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"area" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"seats" integer NOT NULL,
	"code" text NOT NULL,
	"code_expire_at" timestamp with time zone,
	"code_per_sitting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dining_tables_name" UNIQUE("store_id","name"),
	CONSTRAINT "dining_tables_seats" CHECK ("dining_tables"."seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sitting_members" (
	"sitting_id" text NOT NULL,
	"no" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitting_members_sitting_id_no_pk" PRIMARY KEY("sitting_id","no")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"pay_mode" text NOT NULL,
	"people_num" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "sittings_pay_mode" CHECK ("sittings"."pay_mode" in ('payFirst', 'payAfter')),
	CONSTRAINT "sittings_people" CHECK ("sittings"."people_num" >= 1)
);
--> statement-breakpoint
CREATE TABLE "waiter_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"sitting_id" text NOT NULL,
	"member_no" integer NOT NULL,
	"type" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "waiter_calls_type" CHECK ("waiter_calls"."type" in ('service', 'water', 'cutlery', 'bill'))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_choice";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "sitting_id" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "packed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member_no" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "packed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sitting_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "batch_no" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pay_mode" text DEFAULT 'payFirst' NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_members" ADD CONSTRAINT "sitting_members_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_members" ADD CONSTRAINT "sitting_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_table_id_dining_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."dining_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiter_calls" ADD CONSTRAINT "waiter_calls_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitting_members_user_id_index" ON "sitting_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_one_open" ON "sittings" USING btree ("table_id") WHERE "sittings"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "sittings_table_id_opened_at_index" ON "sittings" USING btree ("table_id","opened_at");--> statement-breakpoint
CREATE INDEX "waiter_calls_sitting_id_type_at_index" ON "waiter_calls" USING btree ("sitting_id","type","at");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_sitting_id_index" ON "cart_lines" USING btree ("sitting_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_choice" UNIQUE NULLS NOT DISTINCT("user_id","store_id","cart","key","sitting_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_batch_no" UNIQUE("sitting_id","batch_no");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_pay_mode" CHECK ("stores"."pay_mode" in ('payFirst', 'payAfter'));